import { safeLocalStorage } from '../storage/web-storage.ts';

/** Also matches the storage events of other tabs. */
export const pauseKeyPrefix = 'pause/';

/** True if this browser stores a pause of any member, even an ended one. First views ask for no more. */
export function hasStoredPause(): boolean {
  return safeLocalStorage.keys().some((key) => key.startsWith(pauseKeyPrefix));
}
