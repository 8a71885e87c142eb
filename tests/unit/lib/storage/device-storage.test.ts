import '../../../helpers/browser.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countVisit } from '../../../../src/lib/browser/install.ts';
import { saveDraft } from '../../../../src/lib/drafts/autosave.ts';
import { getReadKeysName, saveReadKeys } from '../../../../src/lib/notifications/unread.ts';
import {
  canStoreForOwner,
  clearAllScoped,
  deviceStorage,
  getDraftKey,
  setStorageOwner,
} from '../../../../src/lib/storage/scoped-storage.ts';
import { writeLastTouch } from '../../../../src/lib/storage/web-storage.ts';
import { markAnnounced } from '../../../../src/lib/tickets/announced-wins.ts';

const name = 'reminder';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setStorageOwner();
  setStorageOwner('ciu', 'ada@example.com');
});
afterEach(() => {
  vi.unstubAllGlobals();
  writeLastTouch();
});

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
