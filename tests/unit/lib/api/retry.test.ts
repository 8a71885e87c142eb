import { expect, it } from 'vitest';
import { getRetryDelayMs, parseRetryAfter, shouldRetry } from '../../../../src/lib/api/http.ts';
import { AppError } from '../../../../src/lib/errors.ts';

const failed = (status: number, details = {}) =>
  new AppError(status < 500 ? 'rejected' : 'broken', 'Failed', { status, ...details });
const busy = (retryAfterMs: number) => failed(429, { retryAfterMs });
const lost = new AppError('network', '');

it.each([
  ['true for a temporary failure', [408, 502, 503, 504].map((status) => failed(status)), true],
  ['false for any other failure', [400, 403, 404, 500].map((status) => failed(status)), false],
  ['true when a 429 names a delay of at most ten seconds', [busy(0), busy(10_000)], true],
  ['false when a 429 names a longer delay or none (CORS may hide it)', [busy(10_001), failed(429)], false],
  ['true for a lost connection', [lost, new AppError('away', '')], true],
  ['false for an invalid reply or a code error', [new AppError('broken', ''), new TypeError('')], false],
  ['false when a retry would repeat a write', [Object.assign(failed(503), { canRetry: false })], false],
])('shouldRetry is %s', (_, errors, expected) => {
  for (const error of errors) expect(shouldRetry(error), JSON.stringify(error)).toBe(expected);
});

it.each([
  [0, busy(4_000), 4_000, 4_000],
  [0, busy(0), 150, 300],
  [1, lost, 300, 600],
])('getRetryDelayMs after retry %i and %o is from %i ms to %i ms', (attempt, error, from, to) => {
  expect(getRetryDelayMs(attempt, error)).toBeGreaterThanOrEqual(from);
  expect(getRetryDelayMs(attempt, error)).toBeLessThanOrEqual(to);
});

it.each<[text: string | null, delay: number | undefined]>([
  ['0', 0],
  [' 7 ', 7_000],
  ['2026', 2_026_000],
  ['Wed, 04 Mar 2026 10:00:30 GMT', 30_000],
  ['Wed, 04 Mar 2026 09:00:00 GMT', 0],
  ...[null, '', 'soon', '-1', '1.5'].map((odd) => [odd, undefined] as [string | null, undefined]),
])('parseRetryAfter reads seconds and dates only: %j', (text, delay) => {
  expect(parseRetryAfter(text, Date.parse('2026-03-04T10:00:00Z'))).toBe(delay);
});
