import '../../../helpers/browser.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findStoredItem } from '../../../../src/lib/storage/stored-items.ts';
import type { NoticeLine } from '../../../../src/stores/app/planned-notices.ts';

const minute = 60_000;
const iso = (ms: number) => new Date(ms).toISOString();
const line = () => lines.at(-1);
const lines: (NoticeLine | undefined)[] = [];
const requests: RequestInit[] = [];
let reply: () => Response;

const soon = () => [
  { club: '*', from: iso(Date.now() + minute), to: iso(Date.now() + 3 * minute), words: 'Soon.' },
];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 27, 12) });
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  localStorage.clear();
  lines.length = 0;
  requests.length = 0;
  vi.stubGlobal('fetch', async (url: string, options: RequestInit) => {
    if (url !== '/notices.json') return new Response(null, { headers: { date: iso(Date.now()) } });
    requests.push(options);
    return reply();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function start(): Promise<void> {
  vi.resetModules();
  const page = await import('../../../../src/stores/app/planned-notices.ts');
  page.startPlannedNotices((next) => void lines.push(next));
  await vi.advanceTimersByTimeAsync(10);
}

async function lookAgain(afterMs: number): Promise<void> {
  vi.setSystemTime(Date.now() + afterMs);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(10);
}

it('follows the clock through both phases, and each is dismissed by itself, for this browser', async () => {
  reply = () => Response.json(soon());
  await start();
  expect(line()?.text).toMatch(/^Planned for Fri, Nov 27, 12:01 PM to 12:03 PM: Soon\.$/);
  line()?.dismiss();
  expect(line()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(minute);
  expect(line()?.text).toBe('Now until 12:03 PM: Soon.');
  await vi.advanceTimersByTimeAsync(2 * minute);
  expect(line()).toBeUndefined();
  expect(localStorage.getItem('dismissedNotices')).toMatch(/^[\w-]+-planned$/);
  expect(findStoredItem('dismissedNotices').id).toBe('dismissedNotices');
});

it('is read again after a while only, never from a cache, and stays when the file cannot be read', async () => {
  reply = () => Response.json([{ ...soon()[0], to: iso(Date.now() + 24 * 60 * minute) }]);
  await start();
  expect(requests[0]?.cache).toBe('no-store');
  await lookAgain(5 * minute);
  expect(requests).toHaveLength(1);
  expect(line()?.text).toMatch(/^Now until /);
  reply = () => new Response('<!DOCTYPE html>');
  await lookAgain(11 * minute);
  expect(requests).toHaveLength(2);
  expect(line()?.text).toMatch(/^Now until /);
  // A clock that was set back.
  reply = () => Response.json([]);
  await lookAgain(-60 * minute);
  expect(requests).toHaveLength(3);
  expect(line()).toBeUndefined();
});

it.each<[string, () => Response]>([
  ['missing', () => new Response('[]', { status: 404 })],
  ['another page', () => new Response('<!DOCTYPE html><title>App</title>')],
  ['cut short', () => new Response('[{"club": "*",')],
  ['unreachable', () => Response.error()],
])('a file that is %s shows nothing', async (_, given) => {
  reply = given;
  await start();
  expect(lines).toEqual([undefined]);
});

it('reads no more of a long file than the limit', async () => {
  let sent = 0;
  const chunk = new Uint8Array(32 * 1024).fill(32);
  reply = () =>
    new Response(
      new ReadableStream({
        pull(controller) {
          sent += chunk.length;
          if (sent > 5_000_000) controller.close();
          else controller.enqueue(chunk);
        },
      }),
    );
  await start();
  expect(sent).toBeLessThan(200 * 1024);
  expect(lines).toEqual([undefined]);
});
