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

it('a setting is the member’s and the club’s, and nobody else’s', () => {
  expect(deviceStorage.write(name, '5 week')).toBe(true);
  setStorageOwner('riverside', 'ada@example.com');
  expect(deviceStorage.read(name)).toBeUndefined();
  setStorageOwner('ciu', 'bob@example.com');
  expect(deviceStorage.read(name)).toBeUndefined();
  expect(localStorage.length, 'nothing of anybody before').toBe(0);
});

it('nothing is kept or told while nobody knows who is here', () => {
  deviceStorage.write(name, '5 week');
  setStorageOwner();
  expect([deviceStorage.write(name, '6 week'), canStoreForOwner()]).toEqual([false, false]);
  expect(deviceStorage.read(name)).toBeUndefined();
  setStorageOwner('ciu', 'ada@example.com');
  expect(deviceStorage.read(name), 'whom the server signed out finds it again').toBe('5 week');
});

it('goes with sign-out', () => {
  deviceStorage.write(name, '5 week');
  clearAllScoped();
  expect(deviceStorage.read(name)).toBeUndefined();
});

it('changes are told here and in other tabs', () => {
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

it('where the browser refuses to store anything, that is known and does no harm', () => {
  vi.stubGlobal('localStorage', undefined);
  expect([canStoreForOwner(), deviceStorage.write(name, '5 week')]).toEqual([false, false]);
  expect(deviceStorage.read(name)).toBeUndefined();
  deviceStorage.remove(name);
});

it('a browser that takes a value and forgets it is known to store nothing', () => {
  vi.stubGlobal('localStorage', { setItem() {}, getItem: () => null, removeItem() {} });
  expect(canStoreForOwner()).toBe(false);
});
