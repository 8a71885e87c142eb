import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkColours, describeRatio, formatRatio } from '../../../../src/lib/tenant-check/colours.ts';
import { assertProperty, hostileText } from '../../../helpers/properties.ts';

const check = (main_color: string, secondary_color: string) => checkColours({ main_color, secondary_color });
const textsOf = (main: string, secondary: string) => check(main, secondary).findings.map(({ text }) => text);

describe('checkColours', () => {
  it.each([
    ['#7a1f3d', 'ok', 'good for text on white (10.04:1)'],
    ['#e5533a', 'info', 'too light for text on white'],
    ['#ffff00', 'warning', 'hardly stands out on white (1.07:1)'],
    [' ', 'warning', 'not given. The app uses its own, #1f4e5f'],
    ['url(x)', 'warning', '“url(x)” cannot be read as a colour'],
  ])('judges %j', (colour, severity, text) => {
    const [first] = check(colour, '#7a1f3d').findings;
    expect(first).toMatchObject({ severity, text: expect.stringContaining(text) });
  });

  it('notes two colours of the same lightness', () => {
    expect(textsOf('#ffff00', '#fffffe')[2]).toContain('only their hue');
    expect(textsOf('#7a1f3d', '#e09f3e').join()).not.toContain('only their hue');
  });

  it('compares given colours as they are, and derived ones as they are used', () => {
    const { given, derived } = check('#ffff00', '#0f5c6e');
    expect(given[0]).toMatchObject({ foreground: '#ffff00', background: '#ffffff', verdict: 'Too little' });
    expect(derived.map(({ label }) => label)).toContain('Links in the light theme');
  });

  it('measures on the surfaces that the palette aims at', () => {
    const { derived } = check('#ffff00', '#000080');
    const byLabel = new Map(derived.map(({ label, ratio }) => [label, ratio]));
    // The palette moves a colour no further than legible.
    expect(byLabel.get('Links in the light theme')).toBeCloseTo(4.5, 1);
    expect(byLabel.get('Current menu entry in the dark theme')).toBeCloseTo(4.5, 1);
  });

  it('finds every derived text legible, whatever is given', () => {
    assertProperty(
      fc.property(
        fc.oneof(hostileText, fc.stringMatching(/^#[\da-f]{6}$/)),
        hostileText,
        (main, secondary) => {
          const { derived, findings } = check(main, secondary);
          expect(derived.filter(({ ratio }) => ratio < 4.5)).toEqual([]);
          expect(findings.at(-1)).toMatchObject({ severity: 'ok', text: expect.stringContaining('legible') });
        },
      ),
    );
  });
});

it.each([
  [7, 'Very good for text (AAA)'],
  [6.99, 'Good for text (AA)'],
  [4.5, 'Good for text (AA)'],
  [4.49, 'Only for large text, icons and lines'],
  [2.99, 'Too little'],
])('says %d in words', (ratio, verdict) => {
  expect(describeRatio(ratio)).toBe(verdict);
});

it('never rounds a ratio up', () => {
  expect(formatRatio(4.4999)).toBe('4.49:1');
});
