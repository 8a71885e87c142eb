/**
 * Contrast of the themes' colours, with the mixtures of the stylesheet.
 * @module-tag slow
 */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromOklch, toOklch } from '../../../src/lib/tenant/colours.ts';
import { contrast, defaultColours, derivePalette } from '../../../src/lib/tenant/palette.ts';
import { assertProperty } from '../../helpers/properties.ts';

/** Properties with raw values. */
type Variables = Readonly<Record<string, string>>;

/** Properties of the first block with this opening. */
function declarations(css: string, opening: string): Variables {
  const start = css.indexOf(opening);
  if (start < 0) throw new Error(`No '${opening}' in the stylesheet`);
  const block = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  );
}

interface Shade {
  readonly hex: string;
  readonly alpha: number;
}

/** Mixes in oklab. A transparent colour only reduces the opacity. */
function mix(a: Shade, b: Shade, share: number): Shade {
  const alpha = a.alpha * share + b.alpha * (1 - share);
  const [one, two] = [a, b].map(({ hex }) => {
    const { lightness, chroma, hue } = toOklch(hex);
    const angle = (hue * Math.PI) / 180;
    return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
  });
  const weight = alpha === 0 ? 0 : (a.alpha * share) / alpha;
  const [lightness = 0, x = 0, y = 0] = (one ?? []).map(
    (value, index) => value * weight + (two?.[index] ?? 0) * (1 - weight),
  );
  const hue = ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
  return { hex: fromOklch({ lightness, chroma: Math.hypot(x, y), hue }), alpha };
}

function shadeOf(variables: Variables, text: string): Shade {
  const reference = /^var\((--[\w-]+)\)$/.exec(text)?.[1] ?? (text.startsWith('--') ? text : undefined);
  if (reference) return shadeOf(variables, variables[reference] ?? `no ${reference}`);
  if (text === 'transparent') return { hex: '#000000', alpha: 0 };
  if (/^#[\da-f]{6}$/.test(text)) return { hex: text, alpha: 1 };
  const mixed = /^color-mix\(in oklab, (\S+) (\d+)%, (\S+)\)$/.exec(text);
  if (!mixed) throw new Error(`Not understood: ${text}`);
  const [, a = '', percent = '', b = ''] = mixed;
  return mix(shadeOf(variables, a), shadeOf(variables, b), Number(percent) / 100);
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

/**
 * Computes `#rrggbb`. 'a over b' composes a translucent colour.
 * @throws {Error} for an unknown notation
 */
function colourIn(variables: Variables, name: string): string {
  const [above = '', below = ''] = name.split(' over ');
  const { hex, alpha } = shadeOf(variables, above);
  if (alpha === 1) return hex;
  const under = channels(colourIn(variables, below));
  const seen = channels(hex).map((value, index) => value * alpha + (under[index] ?? 0) * (1 - alpha));
  return `#${seen.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

const css = readFileSync(new URL('../../../src/styles/theme.css', import.meta.url), 'utf8');
const light = declarations(css, 'name: "club";');
const themes = { light, dark: { ...light, ...declarations(css, '.dark {') } };
const unknownTenant = declarations(css, ':root {');

/** `--color-hover` overlays its surface. */
const surfaces = [
  ...['--color-base-100', '--color-base-200', '--color-base-300', '--color-hover over --color-base-100'],
  ...['--color-hover over --color-base-200'],
];

const onSurfaces = (names: readonly string[], ratio: number) =>
  names.flatMap((name) => surfaces.map((surface) => [`--color-${name}`, surface, ratio] as const));

/** Colour, background and ratio of WCAG 2.2: 4.5 for text, 3 for lines, icons and edges. */
const pairs: readonly (readonly [string, string, number])[] = [
  ...onSurfaces(['base-content', 'muted', 'primary-text', 'secondary-text'], 4.5),
  ...onSurfaces(['info-text', 'success-text', 'warning-text', 'error-text'], 4.5),
  ...onSurfaces(['control'], 3),
  ...['primary', 'secondary', 'accent', 'neutral', 'success', 'info', 'warning', 'error'].map(
    (fill) => [`--color-${fill}-content`, `--color-${fill}`, 4.5] as const,
  ),
  ['--color-primary-content', '--color-primary-hover', 4.5],
  ['--color-base-content', '--color-selected', 4.5],
  ['--color-muted', '--color-selected', 4.5],
  ['--color-primary-text', '--color-selected', 3],
];

/** The two colours of the focus ring. One contrasts with any fill. */
const ring = ['--color-base-content', '--color-base-100'];
const fills = [...surfaces, '--color-selected', '--color-primary', '--color-secondary', '--color-error'];

/** Luminance by name, from the contrast to black, because ratios divide out. */
const lightOf = (variables: Variables, name: string) => contrast(colourIn(variables, name), '#000000');

function missed(theme: Variables, tenant: Variables): string[] {
  const known = new Map<string, number>();
  const variables = { ...theme, ...tenant };
  const light = (name: string) => {
    const value = known.get(name) ?? lightOf(variables, name);
    known.set(name, value);
    return value;
  };
  const reached = (a: string, b: string) => Math.max(light(a), light(b)) / Math.min(light(a), light(b));
  return [
    ...pairs.filter(([a, b, ratio]) => !(reached(a, b) >= ratio)),
    ...fills.filter((fill) => !(Math.max(...ring.map((tone) => reached(tone, fill))) >= 3)),
  ].map(String);
}

const hexColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

const everyTheme = (tenant: Variables) => Object.values(themes).flatMap((theme) => missed(theme, tenant));

describe('themes', () => {
  it('are legible before the tenant is known', () => {
    expect(everyTheme(unknownTenant)).toEqual([]);
  });

  it('start with the palette of the default colours', () => {
    const { main, secondary } = defaultColours;
    expect(unknownTenant).toMatchObject(derivePalette(main, secondary));
  });

  it.each(['#000000', '#ffffff', '#808080', '#767676', '#ffff00', '#0000ff', '#00ff00', '#ff0000'])(
    'are legible when both tenant colours are %s',
    (hex) => {
      expect(everyTheme(derivePalette(hex, hex))).toEqual([]);
    },
  );

  it('are legible in any two tenant colours', () => {
    assertProperty(
      fc.property(hexColour, hexColour, (main, secondary) => {
        expect(everyTheme(derivePalette(main, secondary))).toEqual([]);
      }),
      1_500,
    );
  });

  it('order the lightness of page, cards and borders', () => {
    assertProperty(
      fc.property(hexColour, (hex) => {
        const lightness = (theme: Variables) =>
          ['--color-base-200', '--color-base-100', '--color-base-300'].map(
            (name) => toOklch(colourIn({ ...theme, ...derivePalette(hex, hex) }, name)).lightness,
          );
        const [page = 0, card = 0, border = 0] = lightness(themes.dark);
        expect([page > 0.16, page < card, card < 0.26, card < border]).toEqual([true, true, true, true]);
        const [lightPage = 0, lightCard = 0, lightBorder = 0] = lightness(themes.light);
        expect([lightCard > lightPage, lightPage > lightBorder]).toEqual([true, true]);
      }),
    );
  });

  it('have a tested pair for every text colour', () => {
    const named = new Set([...pairs.flat(), ...fills].map(String));
    const texts = Object.keys(themes.light).filter((name) => /-(text|content)$|muted|control$/.test(name));
    expect(texts.filter((name) => !named.has(name))).toEqual([]);
  });
});
