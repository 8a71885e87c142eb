import { fromOklch, mixOklch, parseColour, toLinear, toOklch } from './colours.ts';

export const defaultColours = { main: '#1f4e5f', secondary: '#c8553d' } as const;

export type Palette = Record<string, string>;

const textRatio = 4.5;
const hoverShare = 0.12;

/** The surface of each theme with the least contrast to text, for any tenant (`base-300`, styles/theme.css). */
const surfaces = { light: '#dadbdc', dark: '#333435' } as const;

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
export function getContentColour(fill: string): string {
  return contrast(fill, '#ffffff') >= contrast(fill, '#000000') ? '#ffffff' : '#000000';
}

/** Moves the lightness until text is legible on the surface. */
function toLegible(hex: string, surface: string): string {
  if (contrast(hex, surface) >= textRatio) return hex;
  let best = getContentColour(surface);
  const colour = toOklch(hex);
  let failing = colour.lightness;
  let passing = toOklch(best).lightness;
  for (let step = 0; step < 8; step += 1) {
    const lightness = (failing + passing) / 2;
    const candidate = fromOklch({ ...colour, lightness });
    if (contrast(candidate, surface) >= textRatio) {
      best = candidate;
      passing = lightness;
    } else failing = lightness;
  }
  return best;
}

/**
 * Derives `--tenant-*` (styles/theme.css) from two brand colours. Fills stay unchanged, so controls need a border
 * in the text's colour. The content colour has 4.58:1 on its fill, text 4.5:1 on all surfaces (WCAG 2.2, 1.4.3).
 */
export function derivePalette(main: string, secondary: string): Palette {
  const primary = parseColour(main) ?? defaultColours.main;
  const second = parseColour(secondary) ?? defaultColours.secondary;
  const content = getContentColour(primary);
  return {
    '--tenant-primary': primary,
    '--tenant-primary-content': content,
    '--tenant-primary-hover': mixOklch(primary, getContentColour(content), hoverShare),
    '--tenant-primary-text-light': toLegible(primary, surfaces.light),
    '--tenant-primary-text-dark': toLegible(primary, surfaces.dark),
    '--tenant-secondary': second,
    '--tenant-secondary-content': getContentColour(second),
    '--tenant-secondary-text-light': toLegible(second, surfaces.light),
    '--tenant-secondary-text-dark': toLegible(second, surfaces.dark),
  };
}
