import { getDeviceArea, getStorageOwner } from './scoped-storage.ts';
import type { safeLocalStorage } from './web-storage.ts';

/** Tries whether the browser stores a value: storage may be blocked or full. */
export function canStore(area: typeof safeLocalStorage): boolean {
  const key = 'trial';
  const isStored = area.write(key, key) && area.read(key) === key;
  area.remove(key);
  return isStored;
}

/** True if `deviceStorage` can store a value of the owner, who is known. */
export function canStoreForOwner(): boolean {
  return getStorageOwner() !== undefined && canStore(getDeviceArea());
}
