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
  visitDraws,
} from '../../../helpers/page-loads.ts';

beforeEach(startBrowser);
afterEach(endBrowser);

const keptTexts = () =>
  Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
    .filter((key) => /\/offline\//.test(key))
    .map((key) => localStorage.getItem(key) ?? '');
const charactersKept = () => keptTexts().reduce((sum, text) => sum + text.length, 0);

describe('offline cache', () => {
  const ids = [11, 12, 13, 14, 15, 16, 17, 18, 19];

  it('evicts the oldest replies when the cache exceeds 1.5 million characters', async () => {
    await visitDraws(ids, 200_000);
    expect(charactersKept()).toBeLessThanOrEqual(1_500_000);
    expect(charactersKept()).toBeGreaterThan(1_300_000);
    expect(cachedAddresses().filter((address) => address.startsWith('draws/'))).toEqual(
      [13, 14, 15, 16, 17, 18, 19].map((id) => `draws/${id}/`),
    );
  });

  it('removes the stored reply when the next one is too long', async () => {
    await visitDraws([7], 100);
    expect(cachedAddresses()).toContain('draws/7/');
    await visitDraws([7], 300_000);
    expect(cachedAddresses()).not.toContain('draws/7/');
  });

  it('evicts the oldest replies when storage has less room', async () => {
    const write = localStorage.setItem;
    vi.spyOn(localStorage, 'setItem').mockImplementation((key, value) => {
      if (charactersKept() + value.length > 500_000) throw new DOMException('full', 'QuotaExceededError');
      write(key, value);
    });
    await visitDraws(ids, 200_000);
    expect(cachedAddresses().filter((address) => address.startsWith('draws/'))).toEqual([
      'draws/18/',
      'draws/19/',
    ]);
  });

  it('stores at most 50 entries of a paged list', async () => {
    const whole = repliesFor('ada@example.com', 120);
    await visit({ ...whole, 'tickets/me/': { results: whole['tickets/me/'], count: 120, next: null } });
    const page = await openPage(undefined);
    const state = page.ticketsQuery.$state.get();
    expect(state.data?.entries).toHaveLength(50);
    expect(state).toMatchObject({ data: { count: 120, isTruncated: true } });
  });

  it('stores a reply 2 s after it loads while the page stays open', async () => {
    const page = await openPage(ada);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await page.waitUntilLoaded();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(cachedAddresses()).toEqual(['tickets/me/', 'users/me/']);
  });

  it('stores replies only after the member has loaded', async () => {
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
    expect(cachedAddresses()).toEqual(['tickets/me/', 'users/me/']);
    stop();
  });

  it('discards a reply when the stored token has changed since the request', async () => {
    const page = await openPage({
      ...ada,
      // The storage event of another sign-in is late.
      get 'tickets/me/'() {
        saveTokens('token-of-bob-and-nobody-else');
        return ada['tickets/me/'];
      },
    });
    await page.waitUntilLoaded();
    page.leave();
    expect(cachedAddresses()).toEqual([]);
    expect(localStorage.getItem('offlineOwner')).toBeNull();
  });

  it('is empty when the clock is set back by more than a week', async () => {
    await visit();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 8 * 24 * 60 * 60 * 1000 });
    const page = await openPage(undefined);
    expect(page.ticketsQuery.$state.get().data).toBeUndefined();
    expect(cachedAddresses()).toEqual([]);
  });

  it('names the owner of drafts and orders before the member loads', async () => {
    await visit();
    const page = await openPage(undefined);
    const { getScopedKey } = await import('../../../../src/lib/storage/scoped-storage.ts');
    expect(getScopedKey('draft')).toBeUndefined();
    page.memberQuery.$state.get();
    expect(getScopedKey('draft')).toBe('owner/ciu/ada%40example.com/draft');
    page.endSession();
    expect(getScopedKey('draft')).toBe('owner/ciu//draft');
    page.openSession({ access: 'token-of-bob-and-nobody-else', refresh: 'another' });
    expect(getScopedKey('draft')).toBeUndefined();
  });
});
