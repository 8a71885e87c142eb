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

describe('the end of a countdown', () => {
  it('has each tab ask at a moment of its own, soon, and once more later', async () => {
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

  it('of many draws at once has a tab ask once for all of them, and is not put off by those that follow', async () => {
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

  it('asks nothing more for a draw that had ended before the last look, and asks for one that ends after it', async () => {
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

  it('has a hidden tab ask nothing', async () => {
    const { asked, loadOpenedOrClosed } = await openTab();
    stopTheClock();
    browser.hide();
    loadOpenedOrClosed(Date.now());
    vi.advanceTimersByTime(60_000);
    expect(asked).toEqual([]);
  });
});

describe('the result of a draw that has closed', () => {
  const minute = 60_000;

  it('is polled every 30 seconds with jitter, and no more after 30 minutes', async () => {
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

  it('is asked for once however many views await it, from the end on, until none does', async () => {
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

  it('is not asked for by a hidden tab, which asks at once when it is shown within the 30 minutes', async () => {
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

  it('is not asked for after signing out', async () => {
    const { asked, pollResult, signOut } = await openTab();
    stopTheClock();
    pollResult(Date.now());
    signOut();
    vi.advanceTimersByTime(30 * minute);
    expect(asked).toEqual([]);
  });
});
