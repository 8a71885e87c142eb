import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mixOklch, parseColour, toOklch } from '../../../../src/lib/tenant/colours.ts';
import { contrast, defaultColours, derivePalette } from '../../../../src/lib/tenant/palette.ts';
import { assertProperty, fastest, hostileText } from '../../../helpers/properties.ts';

const hexColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('parseColour', () => {
  it.each([
    ['#1f4e5f', ['#1F4E5F', '#1f4e5f80']],
    ['#aabbcc', [' #abc ', '#abcd']],
    ['#ff0010', ['rgb(255, 0, 16)', 'rgb(255 0 16 / 50%)', 'rgba(255,0,16,.5)']],
    ['#ff8000', ['RGB(100%, 50%, 0%)']],
    ['#ff000d', ['rgb(300, -5, 12.6)']],
    ['#008000', ['hsl(120, 100%, 25%)', 'hsl(120deg 100% 25% / 1)', 'hsla(-240, 100%, 25%, 1)']],
    ['#808080', ['hsl(0 0 50)', 'grey']],
    ['#123354', ['hsl(210, 65%, 20%)']],
    ['#ffa500', ['Orange']],
  ] as const)('returns %j for each of its notations', (hex, texts) => {
    for (const text of texts) expect(parseColour(text), text).toBe(hex);
  });

  it.each([
    ...['', '#', '#12', '#12345', '#1234567', '#123456789', '#ggg', '1f4e5f', 'rgb(1,2)', 'rgb(1,2,3,4,5)'],
    ...['rgb(1,,2,3)', 'rgb(a,b,c)', 'rgb(1deg,2,3)', 'rgb()', 'hsl(1turn, 1%, 1%)', 'rebeccapurple'],
    ...['constructor', 'url(x)', 'var(--x)', 'red;background:url(x)', `#1f4e5f${' '.repeat(60)}`],
  ])('rejects %j', (text) => {
    expect(parseColour(text)).toBeUndefined();
  });

  it('returns six hex digits or undefined for any text', () => {
    assertProperty(
      fc.property(hostileText, (text) => {
        expect(parseColour(text) ?? '#000000').toMatch(/^#[\da-f]{6}$/);
      }),
    );
  });

  it('parses the same colour from each notation', () => {
    assertProperty(
      fc.property(hexColour, (hex) => {
        const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
        expect([hex, `rgb(${channels})`, `rgb(${channels.join(' ')})`, `${hex}7f`].map(parseColour)).toEqual(
          Array(4).fill(hex),
        );
      }),
    );
  });
});

it('contrast returns the ratio that WCAG defines', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
  expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
  expect(contrast('#123456', '#123456')).toBe(1);
});

it('OKLCH colours match the coordinates of CSS Color 4', () => {
  const { lightness, chroma, hue } = toOklch('#ff0000');
  expect([lightness, chroma, hue].map((value) => value.toFixed(3))).toEqual(['0.628', '0.258', '29.234']);
});

it('OKLCH colours mix from one colour to the other', () => {
  assertProperty(
    fc.property(hexColour, hexColour, (a, b) => {
      expect(contrast(mixOklch(a, b, 0), a)).toBeLessThan(1.02);
      expect(contrast(mixOklch(a, b, 1), b)).toBeLessThan(1.02);
    }),
  );
  expect(mixOklch('#000000', '#ffffff', 0.5)).toBe('#636363');
  expect(toOklch(mixOklch('#ffffff', '#0000ff', 0.3)).hue).toBeCloseTo(264, -1);
});

describe('derivePalette', () => {
  const pick = (palette: Record<string, string>, name: string) => palette[name] ?? 'missing';

  /** Content on its fill. The themes' test measures text on their surfaces. */
  function findFaults(palette: Record<string, string>): string[] {
    const contents = ['--tenant-primary-content', '--tenant-secondary-content'];
    const pairs = contents.map((content) => [content, content.replace('-content', '')] as const);
    const illegible = [...pairs, ['--tenant-primary-content', '--tenant-primary-hover'] as const].filter(
      ([content, fill]) => !(contrast(pick(palette, content), pick(palette, fill)) >= 4.58),
    );
    const impure = contents.filter((name) => !['#000000', '#ffffff'].includes(pick(palette, name)));
    const invalid = Object.keys(palette).filter((name) => !/^#[\da-f]{6}$/.test(pick(palette, name)));
    return [...illegible.map(String), ...impure, ...invalid];
  }

  it('keeps 4.58:1 on every fill for any two colours', () => {
    assertProperty(
      fc.property(hexColour, hexColour, (main, secondary) => {
        expect(findFaults(derivePalette(main, secondary))).toEqual([]);
      }),
      2_000,
    );
  });

  it("keeps a club's colours when they are legible", () => {
    const palette = derivePalette('#1f4e5f', '#c8553d');
    expect(palette).toMatchObject({
      ...{ '--tenant-primary': '#1f4e5f', '--tenant-primary-content': '#ffffff' },
      ...{ '--tenant-primary-text-light': '#1f4e5f', '--tenant-secondary': '#c8553d' },
    });
    expect(pick(palette, '--tenant-secondary-text-light')).not.toBe('#c8553d');
  });

  it('changes the lightness only as far as needed and keeps the hue', () => {
    assertProperty(
      fc.property(hexColour, (hex) => {
        const text = pick(derivePalette(hex, hex), '--tenant-primary-text-light');
        if (text === hex) return;
        expect(contrast(text, '#dadbdc')).toBeLessThan(4.8);
        const [before, after] = [toOklch(hex), toOklch(text)];
        if (Math.min(before.chroma, after.chroma) < 0.04) return;
        const turned = Math.abs(((after.hue - before.hue + 540) % 360) - 180);
        expect(turned).toBeLessThan(6);
      }),
    );
  });

  it('uses the default for each invalid colour', () => {
    expect(derivePalette('red;x', '')).toEqual(derivePalette(defaultColours.main, defaultColours.secondary));
    expect(derivePalette('', '#00f')).toMatchObject({
      '--tenant-primary': defaultColours.main,
      '--tenant-secondary': '#0000ff',
    });
  });

  it('takes less than 2 ms', () => {
    const hundred = () => {
      for (let index = 0; index < 100; index += 1) derivePalette('#ffcc00', '#0033ff');
    };
    expect(fastest(hundred) / 100).toBeLessThan(2);
  });
});
