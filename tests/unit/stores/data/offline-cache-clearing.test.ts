/** What the member saw last: kept by one page, shown by the next until it knows better, and gone when it has to be. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browser } from '../../../helpers/browser.ts';
import {
  ada,
  answersTo,
  endBrowser,
  keptAddresses,
  openPage,
  signInWith,
  startBrowser,
  visit,
} from '../../../helpers/page-loads.ts';
import { until } from '../../../helpers/store-values.ts';

beforeEach(startBrowser);
afterEach(endBrowser);

describe('it is gone', () => {
  const openOffline = async () => (await openPage(undefined)).ticketsQuery.$state.get().status;

  it('with signing out, without a connection too', async () => {
    await visit();
    const page = await openPage(undefined);
    page.signOut();
    expect(keptAddresses()).toEqual([]);
    expect(localStorage.getItem('seenBy')).toBeNull();
  });

  it('with signing out in another tab, which keeps nothing afterwards', async () => {
    const page = await openPage(ada);
    await page.see();
    browser.storeElsewhere('token', null);
    page.leave();
    expect(keptAddresses()).toEqual([]);
  });

  it('with a refused session', async () => {
    const page = await visit();
    expect(keptAddresses()).not.toEqual([]);
    page.signOut('refused');
    expect(keptAddresses()).toEqual([]);
  });

  it('for another member, by whatever way they came', async () => {
    await visit();
    signInWith('token-of-bob-and-nobody-else');
    const page = await openPage(answersTo('bob@example.com', 0));
    expect(page.ticketsQuery.$state.get()).toEqual({ status: 'loading' });
    expect(keptAddresses()).toEqual([]);
  });

  it('for a tab that slept while somebody else signed in: it puts nothing away for them', async () => {
    const page = await openPage(ada);
    await page.see();
    // The event that tells of it is late.
    signInWith('token-of-bob-and-nobody-else');
    page.leave();
    expect(keptAddresses()).toEqual([]);
  });

  it('at another club', async () => {
    await visit();
    const page = await openPage(undefined, 'http://riverside.praxis.localhost:4321/');
    expect(page.ticketsQuery.$state.get()).toEqual({ status: 'loading' });
    expect(keptAddresses()).toEqual([]);
  });

  it('after a week, from storage too', async () => {
    await visit();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 24 * 60 * 60 * 1000 });
    expect(await openOffline()).toBe('loaded');
    vi.setSystemTime(Date.now() + 2 * 24 * 60 * 60 * 1000);
    expect(await openOffline()).toBe('loading');
    expect(keptAddresses()).toEqual([]);
  });

  it('where this version of the site cannot read it', async () => {
    await visit();
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
    const key = keys.find((name) => name.endsWith(' seen tickets/me/')) ?? '';
    localStorage.setItem(key, (localStorage.getItem(key) ?? '').replaceAll('"number"', '"code"'));
    const page = await openPage(undefined);
    expect(page.ticketsQuery.$state.get().status).toBe('loading');
    expect(keptAddresses()).toEqual(['users/me/']);
  });

  it('stays over a renewal of the tokens', async () => {
    const page = await visit();
    signInWith('token-of-ada-renewed-once-more');
    page.refreshAll();
    await until(page.ticketsQuery.$state, (state) => state.status === 'loaded' && state.refreshing);
    await page.see();
    page.leave();
    expect(await openOffline()).toBe('loaded');
  });
});
