import '../../../helpers/browser.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countVisit } from '../../../../src/lib/browser/install.ts';
import { saveDraft, startDraftAutosave } from '../../../../src/lib/drafts/autosave.ts';
import { readDraft } from '../../../../src/lib/drafts/storage.ts';
import { getReadKeysName, saveReadKeys } from '../../../../src/lib/notifications/unread.ts';
import {
  canStoreForOwner,
  clearAllScoped,
  deviceStorage,
  getDraftKey,
  getScopedKey,
  setStorageOwner,
  tabStorage,
} from '../../../../src/lib/storage/scoped-storage.ts';
import { writeLastTouch } from '../../../../src/lib/storage/web-storage.ts';
import { markAnnounced } from '../../../../src/lib/tickets/announced-wins.ts';
import { fillStorage } from '../../../helpers/full-storage.ts';

const [ada, countess] = ['ada@example.com', 'Countess+1@example.com'];
const change = (email: string) => setStorageOwner('ciu', email, 'reply');

function keepAll(): void {
  deviceStorage.write('reminder', '5 week');
  deviceStorage.write('withdrawals', 'a deposit');
  tabStorage.write('paymentOrder', 'a withdrawal');
}

const readAll = () => [
  deviceStorage.read('reminder'),
  deviceStorage.read('withdrawals'),
  tabStorage.read('paymentOrder'),
];
const all = ['5 week', 'a deposit', 'a withdrawal'];
const none = [undefined, undefined, undefined];

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  setStorageOwner();
  setStorageOwner('ciu', ada);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  globalThis.cacheOwner = undefined;
  writeLastTouch();
  clearAllScoped();
});

describe('email change within a session', () => {
  it('moves the values of tab and device to the new address, and back', () => {
    keepAll();
    for (const email of [countess, countess.toUpperCase(), ada, countess]) {
      change(email);
      expect(readAll()).toEqual(all);
    }
    setStorageOwner();
    setStorageOwner('ciu', ada);
    expect(readAll(), 'nothing stays at the address before').toEqual(none);
  });

  it('moves the draft of the visible form, and keeps saving it', () => {
    let values = { subject: 'My deposit is missing' };
    const stop = startDraftAutosave('createSupportTicket', { read: () => values, write: () => {} });
    change(countess);
    expect(readDraft(getDraftKey('createSupportTicket'))?.values).toEqual(values);
    values = { subject: 'Where is it?' };
    stop();
    expect(readDraft(getDraftKey('createSupportTicket'))?.values).toEqual(values);
  });

  it('keeps what another tab stored under the new address, and no reply with the old one', () => {
    deviceStorage.write('reminder', '5 week');
    deviceStorage.write('offline/users/me/', ada);
    localStorage.setItem('owner/ciu/countess%2B1%40example.com/reminder', '6 week');
    change(countess);
    expect(deviceStorage.read('reminder')).toBe('6 week');
    expect(localStorage.length).toBe(1);
  });

  it('deletes values of another member who used the new address before', () => {
    setStorageOwner();
    setStorageOwner('ciu', countess);
    keepAll();
    setStorageOwner();
    setStorageOwner('ciu', ada);
    deviceStorage.write('reminder', '7 week');
    change(countess);
    expect(readAll()).toEqual(['7 week', undefined, undefined]);
  });
});

describe('email change that a later page detects', () => {
  it('moves the values when the same token loaded the cached replies', () => {
    keepAll();
    setStorageOwner();
    globalThis.cacheOwner = 'ciu/ada%40example.com';
    change(countess);
    expect(readAll()).toEqual(all);
  });

  it('moves nothing while a cached reply contains the old address', () => {
    change(countess);
    keepAll();
    setStorageOwner();
    globalThis.cacheOwner = 'ciu/ada%40example.com';
    setStorageOwner('ciu', ada, 'cache');
    expect(readAll()).toEqual(none);
    change(countess);
    expect(readAll()).toEqual(all);
  });

  it('deletes the values of others when the API confirms the member', () => {
    setStorageOwner();
    setStorageOwner('ciu', countess);
    keepAll();
    setStorageOwner();
    setStorageOwner('ciu', ada, 'cache');
    change(ada);
    expect(localStorage.length + sessionStorage.length).toBe(0);
  });
});

it('email change in a browser with limited storage does not throw when storage is blocked', () => {
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => change(countess)).not.toThrow();
  expect(getScopedKey('reminder')).toContain('countess');
});

it('email change in a browser with limited storage moves everything when storage is full', () => {
  keepAll();
  deviceStorage.write('offline/draws/public/', 'x'.repeat(50));
  fillStorage(localStorage);
  change(countess);
  expect(readAll()).toEqual(all);
});

const name = 'reminder';

describe('deviceStorage', () => {
  it('separates members and clubs, and deletes the values of others', () => {
    expect(deviceStorage.write(name, '5 week')).toBe(true);
    setStorageOwner('riverside', 'ada@example.com');
    expect(deviceStorage.read(name)).toBeUndefined();
    setStorageOwner('ciu', 'bob@example.com');
    expect(deviceStorage.read(name)).toBeUndefined();
    expect(localStorage.length, 'nothing of other members').toBe(0);
  });

  it('stores and returns nothing while the member is unknown', () => {
    deviceStorage.write(name, '5 week');
    setStorageOwner();
    expect([deviceStorage.write(name, '6 week'), canStoreForOwner()]).toEqual([false, false]);
    expect(deviceStorage.read(name)).toBeUndefined();
    setStorageOwner('ciu', 'ada@example.com');
    expect(deviceStorage.read(name), 'still stored for the member').toBe('5 week');
  });

  it('notifies subscribers of changes in this tab and in others', () => {
    const listener = vi.fn();
    const end = deviceStorage.subscribe(listener);
    deviceStorage.write(name, '5 week');
    deviceStorage.remove(name);
    dispatchEvent(new Event('storage'));
    end();
    deviceStorage.write(name, '6 week');
    dispatchEvent(new Event('storage'));
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['blocks storage', undefined],
    ['forgets values', { setItem() {}, getItem: () => null, removeItem() {} }],
  ])('returns false and does not throw when the browser %s', (_, storage) => {
    vi.stubGlobal('localStorage', storage);
    expect([canStoreForOwner(), deviceStorage.write(name, '5 week')]).toEqual([false, false]);
    expect(deviceStorage.read(name)).toBeUndefined();
    deviceStorage.remove(name);
  });
});

/** Stores what a visit of a member stores. */
function useDevice(): void {
  deviceStorage.write('reminder', '5 week');
  saveDraft(getDraftKey('createSupportTicket'), { subject: 'Where is it?' });
  const items = [{ id: 'n1', contentKey: 'n1' }];
  saveReadKeys(getReadKeysName('ciu', 'ada@example.com', 'notifications'), { items, isComplete: true });
  markAnnounced('ciu', [{ id: '1', draw_id: '2' }]);
  countVisit('ciu');
}

describe('stored data of a visit', () => {
  it('is limited to the tab and deleted at sign-out on a shared device', () => {
    writeLastTouch('1');
    expect(canStoreForOwner()).toBe(true);
    useDevice();
    expect(localStorage.length, 'only the mark of the shared device').toBe(1);
    expect(deviceStorage.read('reminder')).toBe('5 week');
    clearAllScoped();
    expect(sessionStorage.length).toBe(0);
  });

  it('is kept after the tab closes on any other device', () => {
    useDevice();
    expect(localStorage.length).toBe(5);
  });
});
