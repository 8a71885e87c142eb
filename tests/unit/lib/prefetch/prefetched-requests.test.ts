import { afterEach, expect, it, vi } from 'vitest';
import { consumePrefetched, peekPrefetched } from '../../../../src/lib/prefetch/prefetched-requests.ts';

const url = 'https://ciu.example/draws/7/prizes/';

/** Mimics the page head. */
function send(msAgo: number): void {
  const reply = Promise.resolve(new Response('[]'));
  globalThis.prefetchedRequests = [{ url, bearer: 'a', response: reply, at: performance.now() - msAgo }];
}

afterEach(() => {
  vi.useRealTimers();
  globalThis.prefetchedRequests = undefined;
});

it('hands an answer over once, to whoever asks with the same bearer', async () => {
  send(0);
  expect(consumePrefetched(url, 'b')).toBeUndefined();
  expect((await consumePrefetched(url, 'a'))?.json()).toEqual([]);
  expect(consumePrefetched(url, 'a')).toBeUndefined();
});

it('takes no answer for the present that nobody has asked for until long after', async () => {
  send(59_000);
  expect(consumePrefetched(url, 'a')).toBeDefined();
  send(61_000);
  expect(consumePrefetched(url, 'a')).toBeUndefined();
  expect(peekPrefetched('draws/')).toBeUndefined();
});
