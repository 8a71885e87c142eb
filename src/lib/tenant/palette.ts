import { parseColour } from './css-colour.ts';
import { fromOklch, mixOklch, toLinear, toOklch } from './oklch.ts';

export { mixOklch, parseColour };

export const defaultColours = { main: '#1f4e5f', secondary: '#c8553d' } as const;

export type Palette = Record<string, string>;

const textRatio = 4.5;
const lineRatio = 3;
const neutralChromaShare = 0.04;
const hoverShare = 0.12;

const modes = {
  light: { page: 0.985, raised: 0.958, border: 0.9, content: 0.24, muted: 0.5 },
  dark: { page: 0.19, raised: 0.23, border: 0.3, content: 0.94, muted: 0.74 },
} as const;

type Mode = (typeof modes)[keyof typeof modes];

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [red, green, blue] = toLinear(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two `#rrggbb` colours, 1 to 21 (WCAG 2.2). */
export function contrast(a: string, b: string): number {
  const [first, second] = [luminance(a), luminance(b)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** At least 4.58:1 on any fill. */
function getContentColour(fill: string): string {
  return contrast(fill, '#ffffff') >= contrast(fill, '#000000') ? '#ffffff' : '#000000';
}

/** Moves the lightness until the ratio is reached. */
function toLegible(hex: string, surface: string, ratio: number): string {
  if (contrast(hex, surface) >= ratio) return hex;
  let best = getContentColour(surface);
  const colour = toOklch(hex);
  let failing = colour.lightness;
  let passing = toOklch(best).lightness;
  for (let step = 0; step < 8; step += 1) {
    const lightness = (failing + passing) / 2;
    const candidate = fromOklch({ ...colour, lightness });
    if (contrast(candidate, surface) >= ratio) {
      best = candidate;
      passing = lightness;
    } else failing = lightness;
  }
  return best;
}

function createPalette(mode: Mode, main: string, secondary: string): Palette {
  const { chroma, hue } = toOklch(main);
  const neutral = (lightness: number) => fromOklch({ lightness, chroma: chroma * neutralChromaShare, hue });
  // The border has the least contrast with text in both modes.
  const border = neutral(mode.border);
  const onMain = getContentColour(main);
  return {
    '--color-primary': main,
    '--color-primary-content': onMain,
    '--color-secondary': secondary,
    '--color-secondary-content': getContentColour(secondary),
    '--color-base-100': neutral(mode.page),
    '--color-base-200': neutral(mode.raised),
    '--color-base-300': border,
    '--color-base-content': neutral(mode.content),
    '--muted': toLegible(neutral(mode.muted), border, textRatio),
    '--brand-text': toLegible(main, border, textRatio),
    '--brand-line': toLegible(main, border, lineRatio),
    '--brand-hover': mixOklch(main, getContentColour(onMain), hoverShare),
    '--accent-text': toLegible(secondary, border, textRatio),
    '--accent-line': toLegible(secondary, border, lineRatio),
  };
}

/**
 * Derives custom properties from two brand colours: text with 4.5:1 and lines with 3:1 on all surfaces (WCAG
 * 2.2, 1.4.3 and 1.4.11). Fills stay unchanged, so controls need a `--brand-line` border.
 */
export function derivePalette(main: string, secondary: string): { light: Palette; dark: Palette } {
  const mainColour = parseColour(main) ?? defaultColours.main;
  const secondaryColour = parseColour(secondary) ?? defaultColours.secondary;
  return {
    light: createPalette(modes.light, mainColour, secondaryColour),
    dark: createPalette(modes.dark, mainColour, secondaryColour),
  };
}
