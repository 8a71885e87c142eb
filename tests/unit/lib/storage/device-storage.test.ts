import '../../../helpers/browser.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  canSaveToDevice,
  clearFromDevice,
  readFromDevice,
  saveToDevice,
  subscribeToDeviceStorage,
} from '../../../../src/lib/storage/device-storage.ts';
import { clearAllScoped, setStorageOwner } from '../../../../src/lib/storage/scoped-storage.ts';

const name = 'reminder';

beforeEach(() => {
  localStorage.clear();
  setStorageOwner();
  setStorageOwner('ciu', 'ada@example.com');
});
afterEach(() => vi.unstubAllGlobals());

it('a setting is the member’s and the club’s, and nobody else’s', () => {
  expect(saveToDevice(name, '5 week')).toBe(true);
  setStorageOwner('riverside', 'ada@example.com');
  expect(readFromDevice(name)).toBeUndefined();
  setStorageOwner('ciu', 'bob@example.com');
  expect(readFromDevice(name)).toBeUndefined();
  expect(localStorage.length, 'nothing of anybody before').toBe(0);
});

it('nothing is kept or told while nobody knows who is here', () => {
  saveToDevice(name, '5 week');
  setStorageOwner();
  expect([saveToDevice(name, '6 week'), canSaveToDevice(), readFromDevice(name)]).toEqual([
    false,
    false,
    undefined,
  ]);
  setStorageOwner('ciu', 'ada@example.com');
  expect(readFromDevice(name), 'whom the server signed out finds it again').toBe('5 week');
});

it('goes with sign-out', () => {
  saveToDevice(name, '5 week');
  clearAllScoped();
  expect(readFromDevice(name)).toBeUndefined();
});

it('changes are told here and in other tabs', () => {
  const told = vi.fn();
  const end = subscribeToDeviceStorage(told);
  saveToDevice(name, '5 week');
  clearFromDevice(name);
  dispatchEvent(new Event('storage'));
  expect(told).toHaveBeenCalledTimes(3);
  end();
  saveToDevice(name, '6 week');
  dispatchEvent(new Event('storage'));
  expect(told).toHaveBeenCalledTimes(3);
});

it('where the browser refuses to store anything, that is known and does no harm', () => {
  vi.stubGlobal('localStorage', undefined);
  expect([canSaveToDevice(), saveToDevice(name, '5 week'), readFromDevice(name)]).toEqual([
    false,
    false,
    undefined,
  ]);
  clearFromDevice(name);
});
