import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanText, initialsOf } from '../../../../src/lib/format/text.ts';
import { safeRedirect } from '../../../../src/lib/orders/payment-page.ts';
import { identifierName } from '../../../../src/lib/tenant/tenancy.ts';
import { assertProperty, hostileText } from '../../../helpers/properties.ts';
import { freeTexts } from '../../../helpers/text-corpus.ts';

it('cleanText keeps joiners in letters, emoji and flags', () => {
  for (const text of freeTexts) {
    const line = text.replace(/[\u00ad\s]+/gu, ' ');
    expect(cleanText(` \u202e${text}\n`, 100)).toBe(line);
  }
});

it('cleanText returns one line of plain text, cut at the limit and never inside a character', () => {
  expect(cleanText('  a\u0000\u202e\tb\n\n c\u00a0', 10)).toBe('a b c');
  expect(cleanText('123456', 5)).toBe('12345');
  expect(cleanText('😀😀😀😀', 3)).toBe('😀😀😀');
  expect(cleanText('1234 6', 5)).toBe('1234');
});

it('cleanText is idempotent', () => {
  assertProperty(
    fc.property(hostileText, fc.nat(40), (text, longest) => {
      const once = cleanText(text, longest);
      expect(cleanText(once, longest)).toBe(once);
      expect(Array.from(once).length).toBeLessThanOrEqual(longest);
    }),
  );
});

it.each([
  ['A', 'A'],
  ['Ada Lovelace', 'AL'],
  [' ada  king lovelace ', 'AK'],
  ['élodie', 'ÉL'],
  ['😀a b', '😀B'],
  ['', ''],
])('initialsOf(%j) is %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('identifierName returns "Pass card" at one club only', () => {
  expect(identifierName('ciu')).toBe('Pass card');
  for (const club of ['CIU', 'ciu2', 'staging', '']) expect(identifierName(club)).toBe('Membership ID');
});

it('safeRedirect accepts payment URLs when URL.canParse is missing', () => {
  const canParse = Object.getOwnPropertyDescriptor(URL, 'canParse');
  Reflect.deleteProperty(URL, 'canParse');
  try {
    expect(safeRedirect('https://pay.example/x', [])).toBe('https://pay.example/x');
  } finally {
    if (canParse) Object.defineProperty(URL, 'canParse', canParse);
  }
});
