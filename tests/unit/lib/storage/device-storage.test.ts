import '../../../helpers/browser.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  canKeepForAll,
  forgetForAll,
  keepForAll,
  keptForAll,
  onKeptForAll,
} from '../../../../src/lib/storage/device-storage.ts';
import { forgetKept, setOwner } from '../../../../src/lib/storage/scoped-storage.ts';

const name = 'reminder';

beforeEach(() => {
  localStorage.clear();
  setOwner();
  setOwner('ciu', 'ada@example.com');
});
afterEach(() => vi.unstubAllGlobals());

it('a setting is the member’s and the club’s, and nobody else’s', () => {
  expect(keepForAll(name, '5 week')).toBe(true);
  setOwner('riverside', 'ada@example.com');
  expect(keptForAll(name)).toBeUndefined();
  setOwner('ciu', 'bob@example.com');
  expect(keptForAll(name)).toBeUndefined();
  expect(localStorage.length, 'nothing of anybody before').toBe(0);
});

it('nothing is kept or told while nobody knows who is here', () => {
  keepForAll(name, '5 week');
  setOwner();
  expect([keepForAll(name, '6 week'), canKeepForAll(), keptForAll(name)]).toEqual([false, false, undefined]);
  setOwner('ciu', 'ada@example.com');
  expect(keptForAll(name), 'whom the server signed out finds it again').toBe('5 week');
});

it('goes with sign-out', () => {
  keepForAll(name, '5 week');
  forgetKept();
  expect(keptForAll(name)).toBeUndefined();
});

it('changes are told here and in other tabs', () => {
  const told = vi.fn();
  const end = onKeptForAll(told);
  keepForAll(name, '5 week');
  forgetForAll(name);
  dispatchEvent(new Event('storage'));
  expect(told).toHaveBeenCalledTimes(3);
  end();
  keepForAll(name, '6 week');
  dispatchEvent(new Event('storage'));
  expect(told).toHaveBeenCalledTimes(3);
});

it('where the browser refuses to store anything, that is known and does no harm', () => {
  vi.stubGlobal('localStorage', undefined);
  expect([canKeepForAll(), keepForAll(name, '5 week'), keptForAll(name)]).toEqual([false, false, undefined]);
  forgetForAll(name);
});
