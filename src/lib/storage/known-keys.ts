import { deviceStorage } from './scoped-storage.ts';
import { safeLocalStorage } from './web-storage.ts';

/** Also matches the storage events of other tabs. */
export const pauseKeyPrefix = 'pause/';

/** True if this browser stores a pause of any member, even an ended one. First views need only this. */
export function hasStoredPause(): boolean {
  return safeLocalStorage.keys().some((key) => key.startsWith(pauseKeyPrefix));
}

/** Key prefix. One value per order, so that tabs do not overwrite each other's. */
export const pendingOrderPrefix = 'pending-order/';

/**
 * True if this browser stores an order of the member with an unknown outcome. Separate from the store, so that a draw
 * can check before the code of orders has loaded.
 */
export const hasPendingOrders = (): boolean => deviceStorage.names(pendingOrderPrefix).length > 0;
