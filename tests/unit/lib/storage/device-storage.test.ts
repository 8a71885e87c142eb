import '../../../helpers/browser.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  canStoreForOwner,
  clearAllScoped,
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

it('deviceStorage separates members and clubs', () => {
  expect(deviceStorage.write(name, '5 week')).toBe(true);
  setStorageOwner('riverside', 'ada@example.com');
  expect(deviceStorage.read(name)).toBeUndefined();
  setStorageOwner('ciu', 'bob@example.com');
  expect(deviceStorage.read(name)).toBeUndefined();
  expect(localStorage.length, 'no data of earlier members').toBe(0);
});

it('deviceStorage stores and returns nothing while the member is unknown', () => {
  deviceStorage.write(name, '5 week');
  setStorageOwner();
  expect([deviceStorage.write(name, '6 week'), canStoreForOwner()]).toEqual([false, false]);
  expect(deviceStorage.read(name)).toBeUndefined();
  setStorageOwner('ciu', 'ada@example.com');
  expect(deviceStorage.read(name), 'it returns after the server signed the member out').toBe('5 week');
});

it('deviceStorage is cleared on sign-out', () => {
  deviceStorage.write(name, '5 week');
  clearAllScoped();
  expect(deviceStorage.read(name)).toBeUndefined();
});

it('deviceStorage notifies this tab and other tabs of changes', () => {
  const told = vi.fn();
  const end = deviceStorage.subscribe(told);
  deviceStorage.write(name, '5 week');
  deviceStorage.remove(name);
  dispatchEvent(new Event('storage'));
  expect(told).toHaveBeenCalledTimes(3);
  end();
  deviceStorage.write(name, '6 week');
  dispatchEvent(new Event('storage'));
  expect(told).toHaveBeenCalledTimes(3);
});

it('deviceStorage returns false and throws nothing when storage is blocked', () => {
  vi.stubGlobal('localStorage', undefined);
  expect([canStoreForOwner(), deviceStorage.write(name, '5 week')]).toEqual([false, false]);
  expect(deviceStorage.read(name)).toBeUndefined();
  deviceStorage.remove(name);
});

it('canStoreForOwner is false when the browser drops values silently', () => {
  vi.stubGlobal('localStorage', { setItem() {}, getItem: () => null, removeItem() {} });
  expect(canStoreForOwner()).toBe(false);
});
