import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  formatPence,
  formatSignedPence,
  formatSpokenPence,
  parsePence,
  toAmountText,
} from '../../../../src/lib/format/money.ts';
import { assertProperty, fastest, hostileText, slowMs } from '../../../helpers/properties.ts';

const pence = fc.integer({ min: -99_999_999_999_999, max: 99_999_999_999_999 });

it.each([
  ['-0', 0],
  ['1.5', 150],
  ['.5', 50],
  ['-£1', -100],
  ['+1', 100],
  [' 12.50 ', 1250],
  ['1,250.5', 125_050],
  ['999,999,999,999', 99_999_999_999_900],
  ['12.5000', 1250],
])('parsePence parses %j as %d', (text, expected) => {
  expect(parsePence(text)).toBe(expected);
});

it.each([
  ...['', ' ', '£', '-', '.', '1.', '1.005', '1,', '10,50', '1,2500', '1,000,50', '1.000,50', '1,5.0'],
  ...['1,,50', ',100', '12,34.5', '1e3', '0x10', '£-1', '--1', '££1', '$1', '1 000', '١', 'NaN'],
  ...['Infinity', '9'.repeat(13), '1,000,000,000,000', '0.30000000000000004'],
])('parsePence rejects %j', (text) => {
  expect(parsePence(text)).toBeUndefined();
});

it('parsePence returns a safe integer or nothing for any text, in linear time', () => {
  assertProperty(
    fc.property(hostileText, (text) => {
      const value = parsePence(text);
      expect(value === undefined || (Number.isSafeInteger(value) && !Object.is(value, -0))).toBe(true);
    }),
  );
  for (const piece of ['0', ',000', '.', ' ', '1,']) {
    expect(fastest(() => parsePence(`1${piece.repeat(50_000)}x`))).toBeLessThan(slowMs);
  }
});

it('parsePence reads back every formatted amount', () => {
  assertProperty(
    fc.property(pence, (value) => {
      expect(parsePence(toAmountText(value))).toBe(value);
      expect(parsePence(formatPence(value))).toBe(value);
      expect(parsePence(formatSignedPence(value))).toBe(value);
    }),
  );
});

it('formatPence matches Intl for en-GB', () => {
  const intl = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
  assertProperty(fc.property(pence, (value) => formatPence(value) === intl.format(value / 100)));
});

it('money formats amounts for the API, for display and for screen readers', { tags: ['spec:9.26'] }, () => {
  expect([1050, 5, 0, -5, -1050].map(toAmountText)).toEqual(['10.50', '0.05', '0.00', '-0.05', '-10.50']);
  expect([125_050, 0, -500].map(formatPence)).toEqual(['£1,250.50', '£0.00', '-£5.00']);
  expect([500, 0, -500].map(formatSignedPence)).toEqual(['+£5.00', '£0.00', '-£5.00']);
  expect([500, 0, -500].map(formatSpokenPence)).toEqual(['plus £5.00', '£0.00', 'minus £5.00']);
});
