import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isComplete } from '../../../../src/lib/data/list.ts';
import { isLoading, withoutCache } from '../../../../src/lib/data/query.ts';
import { browser } from '../../../helpers/browser.ts';
import {
  ada,
  cachedAddresses,
  endBrowser,
  openPage,
  repliesFor,
  saveTokens,
  startBrowser,
  visit,
  visitDraws,
} from '../../../helpers/page-loads.ts';
import { waitForValue } from '../../../helpers/store-values.ts';

const texts = () =>
  Array.from({ length: localStorage.length }, (_, index) =>
    localStorage.getItem(localStorage.key(index) ?? ''),
  ).join();

beforeEach(startBrowser);
afterEach(endBrowser);

describe('offline cache on the next page load', () => {
  it('shows the cached reply at once and then the failed refetch', async () => {
    await visit();
    const page = await openPage(undefined);
    const first = page.ticketsQuery.$state.get();
    expect(first).toMatchObject({ isFromCache: true, isFetching: true });
    expect(first.data?.entries.map(({ id }) => id)).toEqual(['1', '2']);
    await page.waitUntilLoaded();
    expect(page.ticketsQuery.$state.get()).toMatchObject({
      isFromCache: true,
      error: { kind: 'network' },
    });
  });

  it('hides cached data from callers that need fresh data', async () => {
    await visit();
    const page = await openPage(undefined);
    expect(page.memberQuery.$state.get()).toMatchObject({ data: { balance: 2000 } });
    expect(isLoading(withoutCache(page.memberQuery.$state.get()))).toBe(true);
    await page.waitUntilLoaded();
    expect(withoutCache(page.memberQuery.$state.get())).toMatchObject({
      data: undefined,
      error: { kind: 'network' },
    });
  });

  it('replaces the cached reply when the fresh one arrives', async () => {
    await visit();
    const page = await openPage(repliesFor('ada@example.com', 3));
    await page.waitUntilLoaded();
    const state = page.ticketsQuery.$state.get();
    expect(state.isFromCache).toBe(false);
    expect(state.data?.entries.map(({ id }) => id)).toEqual(['1', '2', '3']);
  });

  it('drops the cached reply when the API rejects the request', async () => {
    await visit();
    const page = await openPage({ ...ada, 'tickets/me/': new Response('{}', { status: 403 }) });
    await page.waitUntilLoaded();
    expect(page.ticketsQuery.$state.get()).toMatchObject({ data: undefined, error: { status: 403 } });
  });

  it('marks a cut list as incomplete with the full count', async () => {
    await visit(repliesFor('ada@example.com', 120));
    const page = await openPage(undefined);
    const list = page.ticketsQuery.$state.get().data;
    expect(list?.entries).toHaveLength(50);
    expect(list).toMatchObject({ count: 120, isTruncated: true, nextPage: undefined });
    expect(list && isComplete(list)).toBe(false);
  });
});

describe('offline cache content', () => {
  it('is limited to listed queries and excludes bank details', async () => {
    await visit();
    expect(cachedAddresses()).toEqual(['tickets/me/', 'users/me/']);
    expect(texts()).not.toMatch(/12345678|12-34-56/);
    expect(localStorage.getItem('offlineOwner')).toMatch(/^-?\d+ ciu\/ada%40example\.com$/);
  });

  it('is empty on a shared device', async () => {
    localStorage.setItem('sharedDevice', `${Date.now()}`);
    await visit();
    expect(cachedAddresses()).toEqual([]);
    localStorage.removeItem('sharedDevice');
  });

  it('is limited to the latest 20 draws', async () => {
    await visitDraws(Array.from({ length: 30 }, (_, index) => index + 1));
    const draws = cachedAddresses().filter((address) => address.startsWith('draws/'));
    expect(draws).toHaveLength(20);
    expect(draws).not.toContain('draws/10/');
    expect(draws).toContain('draws/30/');
  });

  it('evicts replies when storage is full and never breaks the page', async () => {
    await visit();
    const write = localStorage.setItem;
    let isFull = true;
    const limit = vi.spyOn(localStorage, 'setItem').mockImplementation((key, value) => {
      if (isFull && /\/offline\//.test(key)) {
        isFull = false;
        throw new DOMException('full', 'QuotaExceededError');
      }
      write(key, value);
    });
    await visit();
    expect(cachedAddresses()).not.toEqual([]);
    limit.mockImplementation((key) => {
      throw new DOMException(key, 'QuotaExceededError');
    });
    const page = await visit();
    expect(page.ticketsQuery.$state.get()).toMatchObject({ data: {}, isFromCache: false });
  });

  it('is skipped when the browser blocks storage', async () => {
    const storage = Object.getOwnPropertyDescriptor(globalThis, 'localStorage') ?? {};
    const page = await openPage(ada);
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: refuse });
    try {
      page.openSession({ access: 'in-memory', refresh: 'in-memory' });
      await page.waitUntilLoaded();
      page.leave();
      expect(page.ticketsQuery.$state.get()).toMatchObject({ data: {}, isFetching: false });
    } finally {
      Object.defineProperty(globalThis, 'localStorage', storage);
    }
    expect(cachedAddresses()).toEqual([]);
  });
});

describe('offline cache removal', () => {
  const isThereOffline = async () => !isLoading((await openPage(undefined)).ticketsQuery.$state.get());

  it('happens on sign-out, also offline', async () => {
    await visit();
    const page = await openPage(undefined);
    page.endSession();
    expect(cachedAddresses()).toEqual([]);
    expect(localStorage.getItem('offlineOwner')).toBeNull();
  });

  it('happens on sign-out in another tab, and nothing is stored afterwards', async () => {
    const page = await openPage(ada);
    await page.waitUntilLoaded();
    browser.storeInOtherTab('token', null);
    page.leave();
    expect(cachedAddresses()).toEqual([]);
  });

  it('happens when the API rejects the session', async () => {
    const page = await visit();
    expect(cachedAddresses()).not.toEqual([]);
    page.endSession('refused');
    expect(cachedAddresses()).toEqual([]);
  });

  it('happens when another member signs in, in any way', async () => {
    await visit();
    saveTokens('token-of-bob-and-nobody-else');
    const page = await openPage(repliesFor('bob@example.com', 0));
    expect(isLoading(page.ticketsQuery.$state.get())).toBe(true);
    expect(cachedAddresses()).toEqual([]);
  });

  it('happens when a suspended tab wakes with another member signed in', async () => {
    const page = await openPage(ada);
    await page.waitUntilLoaded();
    // The storage event is late.
    saveTokens('token-of-bob-and-nobody-else');
    page.leave();
    expect(cachedAddresses()).toEqual([]);
  });

  it('happens for another tenant', async () => {
    await visit();
    const page = await openPage(undefined, 'http://riverside.praxis.localhost:4321/');
    expect(isLoading(page.ticketsQuery.$state.get())).toBe(true);
    expect(cachedAddresses()).toEqual([]);
  });

  it('happens after a week, also in storage', async () => {
    await visit();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 24 * 60 * 60 * 1000 });
    expect(await isThereOffline()).toBe(true);
    vi.setSystemTime(Date.now() + 2 * 24 * 60 * 60 * 1000);
    expect(await isThereOffline()).toBe(false);
    expect(cachedAddresses()).toEqual([]);
  });

  it('happens when this version cannot parse the reply', async () => {
    await visit();
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
    const key = keys.find((name) => name.endsWith('/offline/tickets/me/')) ?? '';
    localStorage.setItem(key, (localStorage.getItem(key) ?? '').replaceAll('"id"', '"key"'));
    const page = await openPage(undefined);
    expect(isLoading(page.ticketsQuery.$state.get())).toBe(true);
    expect(cachedAddresses()).toEqual(['users/me/']);
  });

  it('does not happen when the tokens are refreshed', async () => {
    const page = await visit();
    browser.show();
    saveTokens('token-of-ada-renewed-once-more');
    page.invalidateAll();
    await waitForValue(page.ticketsQuery.$state, ({ data, isFetching }) => data !== undefined && isFetching);
    await page.waitUntilLoaded();
    page.leave();
    expect(await isThereOffline()).toBe(true);
  });
});
