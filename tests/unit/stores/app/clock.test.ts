import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browser } from '../../../helpers/browser.ts';
import { recordValues } from '../../../helpers/store-values.ts';

const noon = Date.parse('2026-03-04T12:00:00Z');
const hostReply = (ms = noon) => new Response(null, { headers: { date: new Date(ms).toUTCString() } });

function setOnline(onLine: boolean): void {
  vi.stubGlobal('navigator', { onLine });
  browser.dispatch(onLine ? 'online' : 'offline');
}

beforeEach(() => {
  vi.resetModules();
  browser.load();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'], now: noon + 250 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('$now ticks on each full second while subscribed', {
  tags: ['spec:4.41', 'spec:9.6'],
}, async () => {
  const { $now } = await import('../../../../src/stores/app/clock.ts');
  const { values, stop } = recordValues($now);
  vi.advanceTimersByTime(749);
  const before = values.length;
  vi.advanceTimersByTime(1);
  vi.advanceTimersByTime(2_000);
  expect(values.slice(before)).toEqual([noon + 1_000, noon + 2_000, noon + 3_000]);
  stop();
  vi.advanceTimersByTime(5_000);
  expect(vi.getTimerCount()).toBe(0);
});

it('$now pauses while the page is hidden and is correct when visible again', async () => {
  const { $now } = await import('../../../../src/stores/app/clock.ts');
  const { values, stop } = recordValues($now);
  browser.hide();
  const before = values.length;
  vi.advanceTimersByTime(10_000);
  expect(values.slice(before)).toEqual([]);
  browser.show();
  expect(values.at(-1)).toBe(noon + 10_250);
  vi.advanceTimersByTime(750);
  expect(values.at(-1)).toBe(noon + 11_000);
  stop();
});

it.each([
  ['corrects the time when the clock is wrong by 10 minutes', 10 * 60_000, 10 * 60_000],
  ['ignores a difference of 20 s, which a network delay may cause', 20_000, 0],
])('correctClock %s', async (_, difference, corrected) => {
  vi.stubGlobal('fetch', async () => hostReply(noon + 250 + difference));
  const { $now, correctClock } = await import('../../../../src/stores/app/clock.ts');
  await correctClock();
  const { values, stop } = recordValues($now);
  expect(Math.abs((values.at(-1) ?? 0) - (noon + 250 + corrected))).toBeLessThan(1_000);
  stop();
});

it('correctClock ignores a reply that arrives after the phone has slept, and an unreachable host', async () => {
  const { nowMs, correctClock } = await import('../../../../src/stores/app/clock.ts');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(correctClock()).resolves.toBeUndefined();
  expect(nowMs()).toBe(noon + 250);
  vi.stubGlobal('fetch', async () => {
    vi.setSystemTime(noon + 60_250);
    return hostReply();
  });
  await correctClock();
  expect(nowMs()).toBe(noon + 60_250);
});

it("correctClock drops the correction when the device's clock is right again", async () => {
  const ahead = 40 * 86_400_000;
  vi.stubGlobal('fetch', async () => hostReply());
  vi.setSystemTime(noon + ahead);
  const { nowMs, correctClock } = await import('../../../../src/stores/app/clock.ts');
  await correctClock();
  expect(nowMs()).toBe(noon);
  vi.setSystemTime(noon + 20_000);
  await correctClock();
  expect(nowMs()).toBe(noon + 20_000);
});

it.each([
  ['the page is visible again', browser.hide, browser.show],
  ['the back/forward cache restores the page', browser.sleep, browser.wake],
  ['the connection returns', () => setOnline(false), () => setOnline(true)],
])('correctClock runs again when %s', async (_, leave, comeBack) => {
  const hostRequest = vi.fn(async () => new Response(null));
  vi.stubGlobal('fetch', hostRequest);
  const { startClock } = await import('../../../../src/stores/app/clock.ts');
  startClock();
  await vi.waitFor(() => expect(hostRequest).toHaveBeenCalledOnce());
  await vi.advanceTimersByTimeAsync(0);
  leave();
  expect(hostRequest).toHaveBeenCalledOnce();
  comeBack();
  expect(hostRequest).toHaveBeenCalledTimes(2);
});

it("getProvenMs counts from the host's reply when the device's clock changes", async () => {
  vi.stubGlobal('fetch', async () => hostReply());
  const { getProvenMs, correctClock } = await import('../../../../src/stores/app/clock.ts');
  expect(getProvenMs()).toBeUndefined();
  await correctClock();
  vi.setSystemTime(noon + 40 * 86_400_000);
  vi.advanceTimersByTime(5_000);
  expect(getProvenMs()).toBe(noon + 5_000);
});
