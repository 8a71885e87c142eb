import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanText } from '../../../../src/lib/format/text.ts';
import { assertProperty, hostileText } from '../../../support/properties.ts';

it('makes one line of plain text', () => {
  expect(cleanText('  a\u0000\u202e\tb\n\n c\u00a0', 10)).toBe('a b c');
});

it('cuts behind the limit, never inside a character', () => {
  expect(cleanText('12345', 5)).toBe('12345');
  expect(cleanText('123456', 5)).toBe('12345');
  expect(cleanText('😀😀😀😀', 3)).toBe('😀😀😀');
  expect(cleanText('1234 6', 5)).toBe('1234');
});

it('is its own fixed point', () => {
  assertProperty(
    fc.property(hostileText, fc.nat(40), (text, longest) => {
      const once = cleanText(text, longest);
      expect(cleanText(once, longest)).toBe(once);
      expect(Array.from(once).length).toBeLessThanOrEqual(longest);
    }),
  );
});
