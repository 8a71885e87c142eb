import { describe, expect, it } from 'vitest';
import { getRetryDelayMs, parseRetryAfter, shouldRetry } from '../../../../src/lib/api/http.ts';
import { AppError } from '../../../../src/lib/errors.ts';

const busy = (retryAfterMs?: number) =>
  new AppError('rejected', 'Busy', { status: 429, ...(retryAfterMs !== undefined && { retryAfterMs }) });

describe('retry after 429', () => {
  it('waits for the delay that the server sends', () => {
    expect(shouldRetry(busy(4_000))).toBe(true);
    expect(getRetryDelayMs(0, busy(4_000))).toBe(4_000);
  });

  it('waits 150 to 300 ms when the server sends a delay of 0', () => {
    expect(shouldRetry(busy(0))).toBe(true);
    expect(getRetryDelayMs(0, busy(0))).toBeGreaterThanOrEqual(150);
    expect(getRetryDelayMs(0, busy(0))).toBeLessThanOrEqual(300);
  });

  it.each([
    ['the delay is unknown (CORS may hide it)', undefined],
    ['the delay is longer than ten seconds', 10_001],
  ])('does not happen when %s', (_, waitMs) => {
    expect(shouldRetry(busy(waitMs))).toBe(false);
  });
});

it('getRetryDelayMs returns a longer delay for the second retry', () => {
  const lost = new AppError('network', 'Network Error');
  expect(getRetryDelayMs(1, lost)).toBeGreaterThanOrEqual(300);
  expect(getRetryDelayMs(1, lost)).toBeLessThanOrEqual(600);
});

const failed = (status: number) => new AppError(status < 500 ? 'rejected' : 'broken', 'Failed', { status });

describe('shouldRetry', () => {
  it.each([
    ['true', [408, 502, 503, 504].map(failed), true],
    ['false', [400, 403, 404, 429, 500].map(failed), false],
    ['true for a lost connection', [new AppError('network', ''), new AppError('away', '')], true],
    ['false for an invalid reply or a code error', [new AppError('broken', ''), new TypeError('')], false],
    [
      'false when a retry would repeat a write',
      [Object.assign(new AppError('network', ''), { canRetry: false })],
      false,
    ],
  ])('is %s: %j', (_, errors, expected) => {
    for (const error of errors) expect(shouldRetry(error), JSON.stringify(error)).toBe(expected);
  });
});

it('parseRetryAfter reads only seconds and dates', () => {
  const now = Date.parse('2026-03-04T10:00:00Z');
  const asked = (text: string | null) => parseRetryAfter(text, now);
  expect([asked('0'), asked(' 7 '), asked('120')]).toEqual([0, 7_000, 120_000]);
  expect(asked('Wed, 04 Mar 2026 10:00:30 GMT')).toBe(30_000);
  expect(asked('Wed, 04 Mar 2026 09:00:00 GMT')).toBe(0);
  expect(asked('2026')).toBe(2_026_000);
  for (const odd of [null, '', 'soon', '-1', '1.5']) expect(asked(odd)).toBeUndefined();
});
