import { expect, it } from 'vitest';
import { countdownDigits, countdownText } from '../../../../src/lib/format/countdown.ts';

it.each([
  [0, '0 00 00 00'],
  [-5000, '0 00 00 00'],
  [1, '0 00 00 01'],
  [59_001, '0 00 01 00'],
  [86_399_000, '0 23 59 59'],
  [90_061_000, '1 01 01 01'],
  [Number.NaN, '0 00 00 00'],
])('countdownDigits splits %d ms into digits', (ms, digits) => {
  expect(countdownDigits(ms).join(' ')).toBe(digits);
});

it.each([
  [(4 * 24 + 21) * 3_600_000 + 65_000, '4 days 21 hours'],
  [90_061_000, '1 day 1 hour'],
  [86_400_000, '1 day'],
  [6 * 3_600_000 + 60_000, '6 hours 1 minute'],
  [61_000, '1 minute 1 second'],
  [59_001, '1 minute'],
  [0, ''],
])('countdownText describes %d ms in words', (ms, text) => {
  expect(countdownText(ms)).toBe(text);
});
