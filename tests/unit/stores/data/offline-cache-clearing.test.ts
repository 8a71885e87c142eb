import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
} from '../../../helpers/page-loads.ts';
import { waitForValue } from '../../../helpers/store-values.ts';

beforeEach(startBrowser);
afterEach(endBrowser);

describe('it is gone', () => {
  const openOffline = async () => (await openPage(undefined)).ticketsQuery.$state.get().status;

  it('with signing out, without a connection too', async () => {
    await visit();
    const page = await openPage(undefined);
    page.endSession();
    expect(cachedAddresses()).toEqual([]);
    expect(localStorage.getItem('seenBy')).toBeNull();
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
    expect(page.ticketsQuery.$state.get()).toEqual({ status: 'loading' });
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
    expect(page.ticketsQuery.$state.get()).toEqual({ status: 'loading' });
    expect(cachedAddresses()).toEqual([]);
  });

  it('after a week, from storage too', async () => {
    await visit();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 24 * 60 * 60 * 1000 });
    expect(await openOffline()).toBe('loaded');
    vi.setSystemTime(Date.now() + 2 * 24 * 60 * 60 * 1000);
    expect(await openOffline()).toBe('loading');
    expect(cachedAddresses()).toEqual([]);
  });

  it('where this version of the site cannot read it', async () => {
    await visit();
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
    const key = keys.find((name) => name.endsWith(' seen tickets/me/')) ?? '';
    localStorage.setItem(key, (localStorage.getItem(key) ?? '').replaceAll('"number"', '"code"'));
    const page = await openPage(undefined);
    expect(page.ticketsQuery.$state.get().status).toBe('loading');
    expect(cachedAddresses()).toEqual(['users/me/']);
  });

  it('stays over a renewal of the tokens', async () => {
    const page = await visit();
    saveTokens('token-of-ada-renewed-once-more');
    page.invalidateAll();
    await waitForValue(page.ticketsQuery.$state, (state) => state.status === 'loaded' && state.isRefetching);
    await page.waitUntilLoaded();
    page.leave();
    expect(await openOffline()).toBe('loaded');
  });
});
