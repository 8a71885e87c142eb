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

describe('how much is kept', () => {
  const ids = [11, 12, 13, 14, 15, 16, 17, 18, 19];

  it('is a million and a half characters in all, the latest', async () => {
    await visitDraws(ids, 200_000);
    expect(charactersKept()).toBeLessThanOrEqual(1_500_000);
    expect(charactersKept()).toBeGreaterThan(1_300_000);
    expect(cachedAddresses().filter((address) => address.startsWith('draws/'))).toEqual(
      [13, 14, 15, 16, 17, 18, 19].map((id) => `draws/${id}/`),
    );
  });

  it('is nothing of an answer that is too long, nor of the one before it', async () => {
    await visitDraws([7], 100);
    expect(cachedAddresses()).toContain('draws/7/');
    await visitDraws([7], 300_000);
    expect(cachedAddresses()).not.toContain('draws/7/');
  });

  it('is what fits where storage has less, the oldest going first', async () => {
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

  it('is fifty entries of a list that comes in pages, too', async () => {
    const whole = repliesFor('ada@example.com', 120);
    await visit({ ...whole, 'tickets/me/': { results: whole['tickets/me/'], count: 120, next: null } });
    const page = await openPage(undefined);
    const state = page.ticketsQuery.$state.get();
    expect(state.data?.entries).toHaveLength(50);
    expect(state).toMatchObject({ data: { count: 120, isTruncated: true } });
  });
});

describe('what is kept', () => {
  it('is put away a moment after it was seen, also where the page stays', async () => {
    const page = await openPage(ada);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await page.waitUntilLoaded();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(cachedAddresses()).toEqual(['tickets/me/', 'users/me/']);
  });

  it('waits until it is known whose it is', async () => {
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

  it('is nothing that came by another token than the one that is stored by then', async () => {
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

  it('is shown to nobody once the clock says that it is of another week, back or forth', async () => {
    await visit();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 8 * 24 * 60 * 60 * 1000 });
    const page = await openPage(undefined);
    expect(page.ticketsQuery.$state.get().data).toBeUndefined();
    expect(cachedAddresses()).toEqual([]);
  });

  it('says at once whose drafts and orders are here', async () => {
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
