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

describe('the next page', () => {
  it('shows at once what was seen last, as such, and then that it could not be had anew', async () => {
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

  it('has nothing of it where only the present counts', async () => {
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

  it('shows the present as soon as that is there', async () => {
    await visit();
    const page = await openPage(repliesFor('ada@example.com', 3));
    await page.waitUntilLoaded();
    const state = page.ticketsQuery.$state.get();
    expect(state.isFromCache).toBe(false);
    expect(state.data?.entries.map(({ id }) => id)).toEqual(['1', '2', '3']);
  });

  it('shows nothing that the API refuses by now', async () => {
    await visit();
    const page = await openPage({ ...ada, 'tickets/me/': new Response('{}', { status: 403 }) });
    await page.waitUntilLoaded();
    expect(page.ticketsQuery.$state.get()).toMatchObject({ data: undefined, error: { status: 403 } });
  });

  it('takes a list that was cut for no whole one, and says how many there are', async () => {
    await visit(repliesFor('ada@example.com', 120));
    const page = await openPage(undefined);
    const list = page.ticketsQuery.$state.get().data;
    expect(list?.entries).toHaveLength(50);
    expect(list).toMatchObject({ count: 120, isTruncated: true, nextPage: undefined });
    expect(list && isComplete(list)).toBe(false);
  });
});

describe('what is kept', () => {
  it('is what the contract names of the reads that are listed, and nothing of banks or clubs', async () => {
    await visit();
    expect(cachedAddresses()).toEqual(['tickets/me/', 'users/me/']);
    expect(texts()).not.toMatch(/12345678|12-34-56/);
    expect(localStorage.getItem('offlineOwner')).toMatch(/^-?\d+ ciu\/ada%40example\.com$/);
  });

  it('is nothing on a device that others use', async () => {
    localStorage.setItem('sharedDevice', `${Date.now()}`);
    await visit();
    expect(cachedAddresses()).toEqual([]);
    localStorage.removeItem('sharedDevice');
  });

  it('is of few draws, the latest', async () => {
    await visitDraws(Array.from({ length: 30 }, (_, index) => index + 1));
    const draws = cachedAddresses().filter((address) => address.startsWith('draws/'));
    expect(draws).toHaveLength(20);
    expect(draws).not.toContain('draws/10/');
    expect(draws).toContain('draws/30/');
  });

  it('makes room for itself where storage is full, and breaks nothing where there is none', async () => {
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

  it('is done without where storage is refused', async () => {
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

describe('it is gone', () => {
  const isThereOffline = async () => !isLoading((await openPage(undefined)).ticketsQuery.$state.get());

  it('with signing out, without a connection too', async () => {
    await visit();
    const page = await openPage(undefined);
    page.endSession();
    expect(cachedAddresses()).toEqual([]);
    expect(localStorage.getItem('offlineOwner')).toBeNull();
  });

  it('with signing out in another tab, which keeps nothing afterwards', async () => {
    const page = await openPage(ada);
    await page.waitUntilLoaded();
    browser.storeInOtherTab('token', null);
    page.leave();
    expect(cachedAddresses()).toEqual([]);
  });

  it('with a refused session', async () => {
    const page = await visit();
    expect(cachedAddresses()).not.toEqual([]);
    page.endSession('refused');
    expect(cachedAddresses()).toEqual([]);
  });

  it('for another member, by whatever way they came', async () => {
    await visit();
    saveTokens('token-of-bob-and-nobody-else');
    const page = await openPage(repliesFor('bob@example.com', 0));
    expect(isLoading(page.ticketsQuery.$state.get())).toBe(true);
    expect(cachedAddresses()).toEqual([]);
  });

  it('for a tab that slept while somebody else signed in: it puts nothing away for them', async () => {
    const page = await openPage(ada);
    await page.waitUntilLoaded();
    // The storage event is late.
    saveTokens('token-of-bob-and-nobody-else');
    page.leave();
    expect(cachedAddresses()).toEqual([]);
  });

  it('at another club', async () => {
    await visit();
    const page = await openPage(undefined, 'http://riverside.praxis.localhost:4321/');
    expect(isLoading(page.ticketsQuery.$state.get())).toBe(true);
    expect(cachedAddresses()).toEqual([]);
  });

  it('after a week, from storage too', async () => {
    await visit();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 24 * 60 * 60 * 1000 });
    expect(await isThereOffline()).toBe(true);
    vi.setSystemTime(Date.now() + 2 * 24 * 60 * 60 * 1000);
    expect(await isThereOffline()).toBe(false);
    expect(cachedAddresses()).toEqual([]);
  });

  it('where this version of the site cannot read it', async () => {
    await visit();
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
    const key = keys.find((name) => name.endsWith('/offline/tickets/me/')) ?? '';
    localStorage.setItem(key, (localStorage.getItem(key) ?? '').replaceAll('"id"', '"key"'));
    const page = await openPage(undefined);
    expect(isLoading(page.ticketsQuery.$state.get())).toBe(true);
    expect(cachedAddresses()).toEqual(['users/me/']);
  });

  it('stays over a renewal of the tokens', async () => {
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
