/** @module-tag slow */
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
  restoreVisit,
  saveTokens,
  startBrowser,
  visit,
  visitDraws,
} from '../../../helpers/page-loads.ts';
import { waitForValue } from '../../../helpers/store-values.ts';

const day = 24 * 60 * 60 * 1000;
const everything = ['tickets/me/', 'users/me/'];
const bobsToken = 'token-of-bob-and-nobody-else';

const entries = () =>
  Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '').map(
    (key) => [key, localStorage.getItem(key) ?? ''] as const,
  );
const cachedTexts = () => entries().flatMap(([key, text]) => (/\/offline\//.test(key) ? [text] : []));
const charactersKept = () => cachedTexts().join('').length;
const cachedDraws = () => cachedAddresses().filter((address) => address.startsWith('draws/'));

beforeEach(startBrowser);
afterEach(endBrowser);

describe('offline cache on the next page load', () => {
  it('shows the cached reply at once and then the failed refetch', async () => {
    await restoreVisit();
    const page = await openPage(undefined);
    const first = page.ticketsQuery.$state.get();
    expect(first).toMatchObject({ isFromCache: true, isFetching: true });
    expect(first.data?.entries.map(({ id }) => id)).toEqual(['1', '2']);
    expect(page.memberQuery.$state.get()).toMatchObject({ data: { balance: 2000 } });
    expect(isLoading(withoutCache(page.memberQuery.$state.get())), 'for callers of fresh data').toBe(true);
    await page.waitUntilLoaded();
    const error = { kind: 'network' };
    expect(page.ticketsQuery.$state.get()).toMatchObject({ isFromCache: true, error });
    expect(withoutCache(page.memberQuery.$state.get())).toMatchObject({ data: undefined, error });
  });

  it('replaces the cached reply when the fresh one arrives', async () => {
    await restoreVisit();
    const page = await openPage(repliesFor('ada@example.com', 3));
    await page.waitUntilLoaded();
    const state = page.ticketsQuery.$state.get();
    expect(state.isFromCache).toBe(false);
    expect(state.data?.entries.map(({ id }) => id)).toEqual(['1', '2', '3']);
  });

  it('drops the cached reply when the API rejects the request', async () => {
    await restoreVisit();
    const page = await openPage({ ...ada, 'tickets/me/': new Response('{}', { status: 403 }) });
    await page.waitUntilLoaded();
    expect(page.ticketsQuery.$state.get()).toMatchObject({ data: undefined, error: { status: 403 } });
  });

  it.each([
    ['a list', (tickets: unknown) => tickets],
    ['a paged list', (tickets: unknown) => ({ results: tickets, count: 120, next: null })],
  ])('marks %s as incomplete, with the full count, because it stores 50 entries', async (_, createReply) => {
    const whole = repliesFor('ada@example.com', 120);
    await visit({ ...whole, 'tickets/me/': createReply(whole['tickets/me/']) });
    const list = (await openPage(undefined)).ticketsQuery.$state.get().data;
    expect(list?.entries).toHaveLength(50);
    expect(list).toMatchObject({ count: 120, isTruncated: true, nextPage: undefined });
    expect(list && isComplete(list)).toBe(false);
  });

  it('names the owner of drafts and orders before the member loads', async () => {
    await restoreVisit();
    const page = await openPage(undefined);
    const { getScopedKey } = await import('../../../../src/lib/storage/scoped-storage.ts');
    expect(getScopedKey('draft')).toBeUndefined();
    page.memberQuery.$state.get();
    expect(getScopedKey('draft')).toBe('owner/ciu/ada%40example.com/draft');
    page.endSession();
    expect(getScopedKey('draft')).toBe('owner/ciu//draft');
    page.openSession({ access: bobsToken, refresh: 'another' });
    expect(getScopedKey('draft')).toBeUndefined();
    expect(page.readCopy(() => ({ data: 'of Ada', at: 1 }))).toBeUndefined();
  });
});

describe('offline cache content', () => {
  it('is limited to listed queries and excludes bank details', async () => {
    await visit();
    expect(cachedAddresses()).toEqual(everything);
    expect(JSON.stringify(entries())).not.toMatch(/12345678|12-34-56/);
    expect(localStorage.getItem('offlineOwner')).toMatch(/^-?\d+ ciu\/ada%40example\.com$/);
  });

  it('is empty on a shared device', async () => {
    localStorage.setItem('sharedDevice', `${Date.now()}`);
    await visit();
    expect(cachedAddresses()).toEqual([]);
  });

  it('is stored 2 s after a reply loads while the page stays open', async () => {
    const page = await openPage(ada);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await page.waitUntilLoaded();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(cachedAddresses()).toEqual(everything);
  });

  it('is stored only after the member has loaded', async () => {
    const member = Promise.withResolvers<unknown>();
    const page = await openPage({ ...ada, 'users/me/': member.promise });
    const stop = page.ticketsQuery.$state.subscribe(() => {});
    await vi.waitFor(() => expect(page.ticketsQuery.$state.get().data).toBeDefined());
    page.leave();
    expect(cachedAddresses()).toEqual([]);
    browser.show();
    member.resolve(ada['users/me/']);
    await page.waitUntilLoaded();
    page.leave();
    expect(cachedAddresses()).toEqual(everything);
    stop();
  });
});

describe('offline cache size', () => {
  const ids = [11, 12, 13, 14, 15, 16, 17, 18, 19];

  it('is limited to the latest 20 draws', async () => {
    await visitDraws(Array.from({ length: 30 }, (_, index) => index + 1));
    expect(cachedDraws()).toHaveLength(20);
    expect(cachedDraws()).not.toContain('draws/10/');
    expect(cachedDraws()).toContain('draws/30/');
  });

  it('is limited to the latest replies of 1.5 million characters in total', async () => {
    await visitDraws(ids, 200_000);
    expect(charactersKept()).toBeLessThanOrEqual(1_500_000);
    expect(charactersKept()).toBeGreaterThan(1_300_000);
    expect(cachedDraws()).toEqual(ids.slice(2).map((id) => `draws/${id}/`));
  });

  it('excludes a reply that is too long, and removes the stored one', async () => {
    await visitDraws([7], 100);
    expect(cachedDraws()).toEqual(['draws/7/']);
    await visitDraws([7], 300_000);
    expect(cachedDraws()).toEqual([]);
  });

  it('is limited to the latest replies for which storage has room', async () => {
    const write = localStorage.setItem;
    vi.spyOn(localStorage, 'setItem').mockImplementation((key, value) => {
      if (charactersKept() + value.length > 500_000) throw new DOMException('full', 'QuotaExceededError');
      write(key, value);
    });
    await visitDraws(ids, 200_000);
    expect(cachedDraws()).toEqual(['draws/18/', 'draws/19/']);
  });

  it('is zero when the browser blocks storage, and the page works', async () => {
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
  it.each([
    ['the member signs out, also offline', undefined],
    ['the API rejects the session', 'refused'],
  ] as const)('happens when %s', async (_, reason) => {
    await restoreVisit();
    const page = await openPage(undefined);
    expect(cachedAddresses()).toEqual(everything);
    page.endSession(reason);
    expect(cachedAddresses()).toEqual([]);
    expect(localStorage.getItem('offlineOwner')).toBeNull();
  });

  it.each([
    ['the member signs out in another tab', () => browser.storeInOtherTab('token', null)],
    ['another member has signed in before a suspended tab wakes', () => saveTokens(bobsToken)],
  ])('happens when %s, and nothing is stored afterwards', async (_, change) => {
    const page = await openPage(ada);
    await page.waitUntilLoaded();
    change();
    page.leave();
    expect(cachedAddresses()).toEqual([]);
    expect(localStorage.getItem('offlineOwner')).toBeNull();
  });

  const setClock = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
  const riverside = 'http://riverside.praxis.localhost:4321/';

  it.each([
    ['another member signs in, in any way', () => saveTokens(bobsToken), repliesFor('bob@example.com', 0)],
    ['another tenant loads', () => {}, undefined, riverside],
    ['a week is over', () => setClock(8 * day), undefined],
    ['the clock is set back by more than a week', () => setClock(-8 * day), undefined],
  ])('happens when %s', async (_, change, replies, address?: string) => {
    await restoreVisit();
    change();
    const page = await openPage(replies, address);
    expect(isLoading(page.ticketsQuery.$state.get())).toBe(true);
    expect(cachedAddresses()).toEqual([]);
  });

  it('happens when this version cannot parse the reply', async () => {
    await restoreVisit();
    const [key, text] = entries().find(([name]) => name.endsWith('/offline/tickets/me/')) ?? ['', ''];
    localStorage.setItem(key, text.replaceAll('"id"', '"key"'));
    const page = await openPage(undefined);
    expect(isLoading(page.ticketsQuery.$state.get())).toBe(true);
    expect(cachedAddresses()).toEqual(['users/me/']);
  });

  it('does not happen within six days, or when the tokens are refreshed', async () => {
    const page = await visit();
    browser.show();
    saveTokens('token-of-ada-renewed-once-more');
    page.invalidateAll();
    await waitForValue(page.ticketsQuery.$state, ({ data, isFetching }) => data !== undefined && isFetching);
    await page.waitUntilLoaded();
    page.leave();
    setClock(6 * day);
    expect(isLoading((await openPage(undefined)).ticketsQuery.$state.get())).toBe(false);
  });
});
