import '../../../helpers/browser.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browser } from '../../../helpers/browser.ts';
import { loadFreshPage } from '../../../helpers/fresh-page.ts';
import { startSharedApiServer } from '../../../helpers/shared-servers.ts';
import { recordValues, waitForValue } from '../../../helpers/store-values.ts';

const server = await startSharedApiServer();
const stops: (() => void)[] = [];

beforeEach(() => {
  server.respond(() => ({ json: { results: [] } }));
  browser.visit('http://ciu.praxis.localhost:4321/');
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  Object.assign(document, { visibilityState: 'visible' });
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** `asked` returns request times after the clock stopped. */
async function openTab() {
  const page = await loadFreshPage(server.base);
  page.openSession({ access: 'ada', refresh: 'ada-refresh' });
  const { drawsQuery } = await import('../../../../src/stores/draws/draws.ts');
  const { invalidateAtDrawEnd, startStatusPolling } = await import('../../../../src/stores/draws/draws.ts');
  stops.push(recordValues(drawsQuery.$state).stop);
  await waitForValue(drawsQuery.$state, ({ data, isFetching }) => data !== undefined && !isFetching);
  const asked: number[] = [];
  const freshness = await import('../../../../src/stores/data/query-registry.ts');
  freshness.$invalidated.listen(() => void asked.push(Date.now()));
  return {
    asked,
    loadOpenedOrClosed: invalidateAtDrawEnd,
    pollResult: startStatusPolling,
    signOut: page.endSession,
  };
}

function stopTheClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 1 });
}

describe('countdown end', () => {
  it('refetches twice at random times in each tab', async () => {
    // Opening a tab does not hide the others.
    vi.spyOn(browser, 'sleep').mockReturnValue(true);
    const tabs = [await openTab(), await openTab(), await openTab(), await openTab()];
    let turn = 0;
    vi.spyOn(Math, 'random').mockImplementation(() => ((turn++ * 3) % 8) / 8);
    stopTheClock();
    for (const tab of tabs) tab.loadOpenedOrClosed(Date.now());
    vi.advanceTimersByTime(60_000);
    const moments = tabs.map(({ asked }) => asked);
    for (const [first = 0, second = 0, ...more] of moments) {
      expect(first).toBeLessThanOrEqual(1_000);
      expect(second).toBeGreaterThanOrEqual(25_000);
      expect(second).toBeLessThanOrEqual(40_000);
      expect(more).toEqual([]);
    }
    expect(new Set(moments.flat()).size).toBe(8);
  });

  it('refetches once for many draws and keeps its time when more end', async () => {
    const { asked, loadOpenedOrClosed } = await openTab();
    vi.spyOn(Math, 'random').mockReturnValue(0.999);
    stopTheClock();
    for (let draw = 0; draw < 50; draw += 1) loadOpenedOrClosed(Date.now());
    vi.advanceTimersByTime(900);
    loadOpenedOrClosed(Date.now());
    vi.advanceTimersByTime(100);
    expect(asked).toHaveLength(1);
    vi.advanceTimersByTime(60_000);
    expect(asked).toHaveLength(2);
  });

  it('refetches only for a draw that ended after the last refetch', async () => {
    const { asked, loadOpenedOrClosed } = await openTab();
    vi.spyOn(Math, 'random').mockReturnValue(0);
    stopTheClock();
    const ended = Date.now();
    loadOpenedOrClosed(ended);
    vi.advanceTimersByTime(60_000);
    expect(asked).toHaveLength(2);
    loadOpenedOrClosed(ended);
    vi.advanceTimersByTime(60_000);
    expect(asked).toHaveLength(2);
    loadOpenedOrClosed(Date.now());
    vi.advanceTimersByTime(60_000);
    expect(asked).toHaveLength(4);
  });

  it('refetches nothing in a hidden tab', async () => {
    const { asked, loadOpenedOrClosed } = await openTab();
    stopTheClock();
    browser.hide();
    loadOpenedOrClosed(Date.now());
    vi.advanceTimersByTime(60_000);
    expect(asked).toEqual([]);
  });
});

describe('result polling', () => {
  const minute = 60_000;

  it('polls every 30 seconds with jitter and stops after 30 minutes', async () => {
    const { asked, pollResult } = await openTab();
    stopTheClock();
    pollResult(Date.now());
    vi.advanceTimersByTime(30 * minute);
    const pauses = asked.map((at, index) => at - (asked[index - 1] ?? 1));
    expect(asked.length).toBeGreaterThanOrEqual(50);
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(25_000);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(35_000);
    expect(new Set(pauses).size).toBeGreaterThan(10);
    const last = asked.length;
    vi.advanceTimersByTime(60 * minute);
    expect(asked).toHaveLength(last);
  });

  it('sends one request for all subscribers and stops when the last one unsubscribes', async () => {
    const { asked, pollResult } = await openTab();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    stopTheClock();
    const stopPolling = [pollResult(Date.now() + 10 * minute), pollResult(Date.now() + 10 * minute)];
    vi.advanceTimersByTime(10 * minute - 1);
    expect(asked).toEqual([]);
    vi.advanceTimersByTime(minute);
    expect(asked).toHaveLength(2);
    stopPolling[0]?.();
    vi.advanceTimersByTime(minute);
    expect(asked).toHaveLength(4);
    stopPolling[1]?.();
    vi.advanceTimersByTime(10 * minute);
    expect(asked).toHaveLength(4);
  });

  it('pauses in a hidden tab and polls at once when it is visible in time', async () => {
    const { asked, pollResult } = await openTab();
    stopTheClock();
    pollResult(Date.now());
    browser.hide();
    vi.advanceTimersByTime(20 * minute);
    expect(asked).toEqual([]);
    browser.show();
    expect(asked).toHaveLength(1);
    browser.hide();
    vi.advanceTimersByTime(11 * minute);
    browser.show();
    expect(asked).toHaveLength(1);
  });

  it('stops after signing out', async () => {
    const { asked, pollResult, signOut } = await openTab();
    stopTheClock();
    pollResult(Date.now());
    signOut();
    vi.advanceTimersByTime(30 * minute);
    expect(asked).toEqual([]);
  });
});
