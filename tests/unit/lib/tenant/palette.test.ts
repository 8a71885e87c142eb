import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toOklch } from '../../../../src/lib/tenant/oklch.ts';
import {
  contrast,
  defaultColours,
  derivePalette,
  mixOklch,
  parseColour,
} from '../../../../src/lib/tenant/palette.ts';
import { assertProperty, fastest, hostileText } from '../../../helpers/properties.ts';

const hexColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('parseColour', () => {
  it.each([
    ['#1f4e5f', '#1f4e5f'],
    ['#1F4E5F', '#1f4e5f'],
    [' #abc ', '#aabbcc'],
    ['#abcd', '#aabbcc'],
    ['#1f4e5f80', '#1f4e5f'],
    ['rgb(255, 0, 16)', '#ff0010'],
    ['rgb(255 0 16 / 50%)', '#ff0010'],
    ['rgba(255,0,16,.5)', '#ff0010'],
    ['RGB(100%, 50%, 0%)', '#ff8000'],
    ['rgb(300, -5, 12.6)', '#ff000d'],
    ['hsl(120, 100%, 25%)', '#008000'],
    ['hsl(120deg 100% 25% / 1)', '#008000'],
    ['hsla(-240, 100%, 25%, 1)', '#008000'],
    ['hsl(0 0 50)', '#808080'],
    ['hsl(210, 65%, 20%)', '#123354'],
    ['Orange', '#ffa500'],
    ['grey', '#808080'],
    ['teal', '#008080'],
  ])('reads %j', (text, hex) => {
    expect(parseColour(text)).toBe(hex);
  });

  it.each([
    '',
    '#',
    '#12',
    '#12345',
    '#1234567',
    '#123456789',
    '#ggg',
    '1f4e5f',
    'rgb(1,2)',
    'rgb(1,2,3,4,5)',
    'rgb(1,,2,3)',
    'rgb(a,b,c)',
    'rgb(1deg,2,3)',
    'rgb()',
    'hsl(1turn, 1%, 1%)',
    'rebeccapurple',
    'constructor',
    'url(x)',
    'var(--x)',
    'red;background:url(x)',
    `#1f4e5f${' '.repeat(60)}`,
  ])('refuses %j', (text) => {
    expect(parseColour(text)).toBeUndefined();
  });

  it('gives six hex digits or nothing for any text', () => {
    assertProperty(
      fc.property(hostileText, (text) => {
        expect(parseColour(text) ?? '#000000').toMatch(/^#[\da-f]{6}$/);
      }),
    );
  });

  it('reads back what it wrote, in each notation', () => {
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

describe('contrast', () => {
  it('follows WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
    expect(contrast('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
    expect(contrast('#123456', '#123456')).toBe(1);
  });
});

describe('OKLCH', () => {
  it('knows the coordinates of CSS Color 4', () => {
    const { lightness, chroma, hue } = toOklch('#ff0000');
    expect([lightness, chroma, hue].map((value) => value.toFixed(3))).toEqual(['0.628', '0.258', '29.234']);
  });

  it('mixes from one colour to the other', () => {
    assertProperty(
      fc.property(hexColour, hexColour, (a, b) => {
        expect(contrast(mixOklch(a, b, 0), a)).toBeLessThan(1.02);
        expect(contrast(mixOklch(a, b, 1), b)).toBeLessThan(1.02);
      }),
    );
    expect(mixOklch('#000000', '#ffffff', 0.5)).toBe('#636363');
    expect(toOklch(mixOklch('#ffffff', '#0000ff', 0.3)).hue).toBeCloseTo(264, -1);
  });
});

describe('derivePalette', () => {
  const surfaces = ['--color-base-100', '--color-base-200', '--color-base-300'];
  const pick = (palette: Record<string, string>, name: string) => palette[name] ?? 'missing';

  function illegible(palette: Record<string, string>): string[] {
    const lowest = (name: string) =>
      Math.min(...surfaces.map((surface) => contrast(pick(palette, name), pick(palette, surface))));
    const onMain = pick(palette, '--color-primary-content');
    const onSecondary = pick(palette, '--color-secondary-content');
    const reached: [string, number, number][] = [
      ...['--brand-text', '--accent-text', '--muted', '--color-base-content'].map(
        (name): [string, number, number] => [name, lowest(name), 4.5],
      ),
      ...['--brand-line', '--accent-line'].map((name): [string, number, number] => [name, lowest(name), 3]),
      ['--color-primary', contrast(pick(palette, '--color-primary'), onMain), 4.58],
      ['--color-secondary', contrast(pick(palette, '--color-secondary'), onSecondary), 4.58],
      ['--brand-hover', contrast(pick(palette, '--brand-hover'), onMain), 4.58],
    ];
    const pure = [onMain, onSecondary].every((content) => content === '#000000' || content === '#ffffff');
    const colours = Object.values(palette).every((value) => /^#[\da-f]{6}$/.test(value));
    const missed = reached.filter(([, ratio, wanted]) => !(ratio >= wanted)).map(([name]) => name);
    return [...missed, ...(pure ? [] : ['content']), ...(colours ? [] : ['values'])];
  }

  it('keeps every contrast for any two colours', () => {
    assertProperty(
      fc.property(hexColour, hexColour, (main, secondary) => {
        const { light, dark } = derivePalette(main, secondary);
        expect([...illegible(light), ...illegible(dark)]).toEqual([]);
      }),
      10_000,
    );
  });

  it.each(['#000000', '#ffffff', '#808080', '#ffff00', '#0000ff', '#00ff00', '#ff0000', '#767676'])(
    'keeps every contrast for %s',
    (hex) => {
      const { light, dark } = derivePalette(hex, hex);
      expect([...illegible(light), ...illegible(dark)]).toEqual([]);
    },
  );

  it('keeps the colours of a club wherever they are legible already', () => {
    const { light } = derivePalette('#1f4e5f', '#c8553d');
    expect(light).toMatchObject({
      '--color-primary': '#1f4e5f',
      '--color-primary-content': '#ffffff',
      '--brand-text': '#1f4e5f',
      '--brand-line': '#1f4e5f',
      '--color-secondary': '#c8553d',
      '--accent-line': '#c8553d',
    });
    expect(pick(light, '--accent-text')).not.toBe('#c8553d');
  });

  it('moves lightness only as far as needed and keeps the hue', () => {
    assertProperty(
      fc.property(hexColour, (hex) => {
        const { light } = derivePalette(hex, hex);
        const text = pick(light, '--brand-text');
        if (text === hex) return;
        const lowest = Math.min(...surfaces.map((surface) => contrast(text, pick(light, surface))));
        expect(lowest).toBeLessThan(4.8);
        const [before, after] = [toOklch(hex), toOklch(text)];
        if (Math.min(before.chroma, after.chroma) < 0.04) return;
        const turned = Math.abs(((after.hue - before.hue + 540) % 360) - 180);
        expect(turned).toBeLessThan(6);
      }),
    );
  });

  it('has a dark page, lighter raised surfaces and still lighter borders', () => {
    assertProperty(
      fc.property(hexColour, (hex) => {
        const { light, dark } = derivePalette(hex, hex);
        const lightness = (palette: Record<string, string>) =>
          surfaces.map((surface) => toOklch(pick(palette, surface)).lightness);
        const [page = 0, raised = 0, border = 0] = lightness(dark);
        expect([page >= 0.18, raised <= 0.24, page < raised, raised < border]).toEqual([
          true,
          true,
          true,
          true,
        ]);
        const [lightPage = 0, lightRaised = 0, lightBorder = 0] = lightness(light);
        expect([lightPage > lightRaised, lightRaised > lightBorder]).toEqual([true, true]);
      }),
    );
  });

  it('falls back to the default colours, each on its own', () => {
    expect(derivePalette('red;x', '')).toEqual(derivePalette(defaultColours.main, defaultColours.secondary));
    expect(derivePalette('', '#00f').light).toMatchObject({
      '--color-primary': defaultColours.main,
      '--color-secondary': '#0000ff',
    });
  });

  it('takes less than two milliseconds', () => {
    const hundred = () => {
      for (let index = 0; index < 100; index += 1) derivePalette('#ffcc00', '#0033ff');
    };
    expect(fastest(hundred) / 100).toBeLessThan(2);
  });
});
