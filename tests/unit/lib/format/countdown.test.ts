import { expect, it } from 'vitest';
import { countdownParts, countdownText } from '../../../../src/lib/format/countdown.ts';

it.each([
  [0, [0, 0, 0, 0]],
  [-5000, [0, 0, 0, 0]],
  [1, [0, 0, 0, 1]],
  [1000, [0, 0, 0, 1]],
  [59_001, [0, 0, 1, 0]],
  [3_599_000, [0, 0, 59, 59]],
  [3_600_000, [0, 1, 0, 0]],
  [86_399_000, [0, 23, 59, 59]],
  [90_061_000, [1, 1, 1, 1]],
  [Number.NaN, [0, 0, 0, 0]],
])('splits %d ms', (ms, [days, hours, minutes, seconds]) => {
  expect(countdownParts(ms)).toEqual({ days, hours, minutes, seconds });
});

it.each([
  [(4 * 24 + 21) * 3_600_000 + 65_000, '4 days 21 hours'],
  [90_061_000, '1 day 1 hour'],
  [86_400_000, '1 day'],
  [86_400_000 + 59 * 60_000, '1 day'],
  [6 * 3_600_000 + 60_000, '6 hours 1 minute'],
  [61_000, '1 minute 1 second'],
  [59_001, '1 minute'],
  [2_000, '2 seconds'],
  [0, ''],
  [Number.NaN, ''],
])('says %d ms in words', (ms, text) => {
  expect(countdownText(ms)).toBe(text);
});
