import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseRetryAfter, withRetries } from '../../../../src/lib/api/retry.ts';
import { AppError } from '../../../../src/lib/errors.ts';

const busy = (retryAfterMs?: number) =>
  new AppError('rejected', 'Busy', { status: 429, ...(retryAfterMs !== undefined && { retryAfterMs }) });

function refusedOnce(error: AppError) {
  const read = vi.fn<() => Promise<string>>();
  return read.mockRejectedValueOnce(error).mockResolvedValue('read');
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a read that the server wants later', () => {
  it('waits as long as the server asks', async () => {
    const read = refusedOnce(busy(4_000));
    const outcome = withRetries(read);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(read).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toBe('read');
  });

  it('waits a moment all the same when it may come at once', async () => {
    const read = refusedOnce(busy(0));
    const outcome = withRetries(read);
    await vi.advanceTimersByTimeAsync(149);
    expect(read).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(151);
    expect(await outcome).toBe('read');
  });

  it.each([
    ['nothing says how long: CORS may hide it', undefined],
    ['the wait is longer than ten seconds', 10_001],
  ])('is left to the member when %s', async (_, waitMs) => {
    const read = refusedOnce(busy(waitMs));
    await expect(withRetries(read)).rejects.toThrow('Busy');
    expect(read).toHaveBeenCalledTimes(1);
  });
});

it('is not repeated where that would repeat a write', async () => {
  const lost = Object.assign(new AppError('network', 'Network Error'), { canRetry: false });
  const read = refusedOnce(lost);
  await expect(withRetries(read)).rejects.toBe(lost);
  expect(read).toHaveBeenCalledTimes(1);
});

it('reads seconds and dates, and nothing else', () => {
  const now = Date.parse('2026-03-04T10:00:00Z');
  const asked = (text: string | null) => parseRetryAfter(text, now);
  expect([asked('0'), asked(' 7 '), asked('120')]).toEqual([0, 7_000, 120_000]);
  expect(asked('Wed, 04 Mar 2026 10:00:30 GMT')).toBe(30_000);
  expect(asked('Wed, 04 Mar 2026 09:00:00 GMT')).toBe(0);
  expect(asked('2026')).toBe(2_026_000);
  for (const odd of [null, '', 'soon', '-1', '1.5']) expect(asked(odd)).toBeUndefined();
});
