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

it('consumePrefetched returns a reply once, to the same bearer', async () => {
  send(0);
  expect(consumePrefetched(url, 'b')).toBeUndefined();
  expect((await consumePrefetched(url, 'a'))?.json()).toEqual([]);
  expect(consumePrefetched(url, 'a')).toBeUndefined();
});

it('consumePrefetched ignores a reply older than a minute', async () => {
  send(59_000);
  expect(consumePrefetched(url, 'a')).toBeDefined();
  send(61_000);
  expect(consumePrefetched(url, 'a')).toBeUndefined();
  expect(peekPrefetched(url)).toBeUndefined();
});

it('peekPrefetched returns a reply only for the URL that the app calls', async () => {
  send(0);
  expect((await peekPrefetched(url))?.json()).toEqual([]);
  for (const other of ['https://riverside.example/draws/7/prizes/', `${url}?page=2`, 'draws/7/prizes/', ''])
    expect(peekPrefetched(other), other).toBeUndefined();
  expect(consumePrefetched(url, 'a'), 'it stays for the app').toBeDefined();
});
