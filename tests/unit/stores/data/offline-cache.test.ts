import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isComplete } from '../../../../src/lib/data/list.ts';
import {
  ada,
  cachedAddresses,
  endBrowser,
  openPage,
  repliesFor,
  startBrowser,
  visit,
  visitDraws,
} from '../../../helpers/page-loads.ts';

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
    expect(first).toMatchObject({ status: 'loaded', isFromCache: true, isRefetching: true });
    expect(first.status === 'loaded' && first.data.entries.map(({ id }) => id)).toEqual(['1', '2']);
    await page.waitUntilLoaded();
    expect(page.ticketsQuery.$state.get()).toMatchObject({
      isFromCache: true,
      staleReason: { kind: 'network' },
    });
  });

  it('has nothing of it where only the present counts', async () => {
    await visit();
    const page = await openPage(undefined);
    expect(page.memberQuery.$state.get()).toMatchObject({ data: { balance: 2000 } });
    expect(page.memberQuery.$data.get()).toBeNull();
    expect(page.memberQuery.$uncached.get()).toEqual({ status: 'loading' });
    await page.waitUntilLoaded();
    expect(page.memberQuery.$uncached.get()).toMatchObject({ status: 'failed', error: { kind: 'network' } });
  });

  it('shows the present as soon as that is there', async () => {
    await visit();
    const page = await openPage(repliesFor('ada@example.com', 3));
    await page.waitUntilLoaded();
    const state = page.ticketsQuery.$state.get();
    expect(state).not.toHaveProperty('isFromCache');
    expect(state.status === 'loaded' && state.data.entries.map(({ id }) => id)).toEqual(['1', '2', '3']);
  });

  it('shows nothing that the API refuses by now', async () => {
    await visit();
    const page = await openPage({ ...ada, 'tickets/me/': new Response('{}', { status: 403 }) });
    await page.waitUntilLoaded();
    expect(page.ticketsQuery.$state.get()).toMatchObject({ status: 'failed' });
  });

  it('takes a list that was cut for no whole one, and says how many there are', async () => {
    await visit(repliesFor('ada@example.com', 120));
    const page = await openPage(undefined);
    const state = page.ticketsQuery.$state.get();
    const list = state.status === 'loaded' ? state.data : undefined;
    expect(list?.entries).toHaveLength(50);
    expect(list).toMatchObject({ count: 120, isTruncated: true, readNextPage: undefined });
    expect(list && isComplete(list)).toBe(false);
  });
});

describe('what is kept', () => {
  it('is what the contract names of the reads that are listed, and nothing of banks or clubs', async () => {
    await visit();
    expect(cachedAddresses()).toEqual(['tickets/me/', 'users/me/']);
    expect(texts()).not.toMatch(/12345678|12-34-56/);
    expect(localStorage.getItem('seenBy')).toMatch(/^-?\d+ ciu\/ada%40example\.com$/);
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
      if (isFull && / seen /.test(key)) {
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
    expect(page.ticketsQuery.$state.get()).toMatchObject({ status: 'loaded' });
    expect(page.ticketsQuery.$state.get()).not.toHaveProperty('isFromCache');
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
      expect(page.ticketsQuery.$state.get()).toMatchObject({ status: 'loaded', isRefetching: false });
    } finally {
      Object.defineProperty(globalThis, 'localStorage', storage);
    }
    expect(cachedAddresses()).toEqual([]);
  });
});
