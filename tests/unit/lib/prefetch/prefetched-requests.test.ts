import { afterEach, expect, it, vi } from 'vitest';
import { peekEarlyRead, takeEarlyRead } from '../../../../src/lib/prefetch/prefetched-requests.ts';

const url = 'https://ciu.example/draws/7/prizes/';

/** As the page's head sends it, so many ms before now. */
function send(msAgo: number): void {
  const reply = Promise.resolve(new Response('[]'));
  globalThis.earlyReads = [{ url, bearer: 'a', reply, at: performance.now() - msAgo }];
}

afterEach(() => {
  vi.useRealTimers();
  globalThis.earlyReads = undefined;
});

it('hands an answer over once, to whoever asks with the same bearer', async () => {
  send(0);
  expect(takeEarlyRead(url, 'b')).toBeUndefined();
  expect((await takeEarlyRead(url, 'a'))?.json()).toEqual([]);
  expect(takeEarlyRead(url, 'a')).toBeUndefined();
});

it('takes no answer for the present that nobody has asked for until long after', async () => {
  send(59_000);
  expect(takeEarlyRead(url, 'a')).toBeDefined();
  send(61_000);
  expect(takeEarlyRead(url, 'a')).toBeUndefined();
  expect(peekEarlyRead('draws/')).toBeUndefined();
});
