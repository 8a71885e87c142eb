import '../../../helpers/browser.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  canStoreForOwner,
  deviceStorage,
  setStorageOwner,
} from '../../../../src/lib/storage/scoped-storage.ts';

const name = 'reminder';

beforeEach(() => {
  localStorage.clear();
  setStorageOwner();
  setStorageOwner('ciu', 'ada@example.com');
});
afterEach(() => vi.unstubAllGlobals());

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
    expect(listener).toHaveBeenCalledTimes(3);
    end();
    deviceStorage.write(name, '6 week');
    dispatchEvent(new Event('storage'));
    expect(listener).toHaveBeenCalledTimes(3);
  });

  it('returns false and does not throw when storage is blocked', () => {
    vi.stubGlobal('localStorage', undefined);
    expect([canStoreForOwner(), deviceStorage.write(name, '5 week')]).toEqual([false, false]);
    expect(deviceStorage.read(name)).toBeUndefined();
    deviceStorage.remove(name);
  });

  it('reports that nothing can be stored when the browser forgets values', () => {
    vi.stubGlobal('localStorage', { setItem() {}, getItem: () => null, removeItem() {} });
    expect(canStoreForOwner()).toBe(false);
  });
});
