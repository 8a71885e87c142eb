/** Contrast of the design tokens, with the mixtures of the stylesheet. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, derivePalette } from '../../../src/lib/tenant/palette.ts';
import { assertProperty } from '../../helpers/properties.ts';
import { colourIn, declarations, type Variables } from './variables.ts';

const css = readFileSync(new URL('../../../src/styles/base/tokens.css', import.meta.url), 'utf8');
const shared = { ...declarations(css, '@theme static {'), ...declarations(css, ':root {') };
const modes = { light: shared, dark: { ...shared, ...declarations(css, '.dark {') } };

/** `--hover` overlays its surface. */
const surfaces = [
  '--color-base-100',
  '--color-base-200',
  '--color-base-300',
  '--page',
  '--surface',
  '--surface-tint',
  '--sidebar',
  '--hover over --surface',
  '--hover over --page',
  '--hover over --sidebar',
];

const onSurfaces = (names: readonly string[], ratio: number) =>
  names.flatMap((name) => surfaces.map((surface) => [name, surface, ratio] as const));

/** Colour, background and ratio of WCAG 2.2: 4.5 for text, 3 for lines, icons and edges. */
const pairs: readonly (readonly [string, string, number])[] = [
  ...onSurfaces(['--color-base-content', '--muted', '--brand-text', '--accent-text'], 4.5),
  ...onSurfaces(['--success-text', '--info-text', '--warning-text', '--error-text'], 4.5),
  ...onSurfaces(['--brand-line', '--accent-line', '--control-line'], 3),
  ...['primary', 'secondary', 'neutral', 'success', 'info', 'warning', 'error'].map(
    (fill) => [`--color-${fill}-content`, `--color-${fill}`, 4.5] as const,
  ),
  ['--color-primary-content', '--brand-hover', 4.5],
  ['--color-error-content', '--danger-hover', 4.5],
  ['--color-base-content', '--selected', 4.5],
  ['--muted', '--selected', 4.5],
  ['--brand-line', '--selected', 3],
];

/** The two colours of the focus ring. One contrasts with any fill. */
const ring = ['--color-base-content', '--color-base-100'];
const fills = [...surfaces, '--selected', '--color-primary', '--color-secondary', '--color-error'];

/** Measured against black, because ratios divide out. */
function missed(variables: Variables): string[] {
  const known = new Map<string, number>();
  const light = (name: string) => {
    const value = known.get(name) ?? contrast(colourIn(variables, name), '#000000');
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

describe('the design language', () => {
  it.each(['light', 'dark'] as const)('is legible before the club is known, %s', (mode) => {
    expect(missed(modes[mode])).toEqual([]);
  });

  it.each(['#000000', '#ffffff', '#808080', '#767676', '#ffff00', '#0000ff', '#00ff00', '#ff0000'])(
    'is legible in %s alone',
    (hex) => {
      const { light, dark } = derivePalette(hex, hex);
      expect(missed({ ...modes.light, ...light })).toEqual([]);
      expect(missed({ ...modes.dark, ...dark })).toEqual([]);
    },
  );

  it('is legible in any two colours of a club, light and dark', () => {
    assertProperty(
      fc.property(hexColour, hexColour, (main, secondary) => {
        const { light, dark } = derivePalette(main, secondary);
        expect(missed({ ...modes.light, ...light })).toEqual([]);
        expect(missed({ ...modes.dark, ...dark })).toEqual([]);
      }),
      10_000,
    );
  });

  it('has a pair here for every colour that a palette sets', () => {
    const named = new Set([...pairs.flat(), ...fills].map(String));
    expect(Object.keys(derivePalette('', '').light).filter((name) => !named.has(name))).toEqual([]);
  });
});
