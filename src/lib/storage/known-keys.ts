import { deviceStorage } from './scoped-storage.ts';
import { safeLocalStorage } from './web-storage.ts';

/** Also matches the storage events of other tabs. */
export const pauseKeyPrefix = 'pause/';

/** True if this browser stores a pause of any member, even an ended one. First views ask for no more. */
export function hasStoredPause(): boolean {
  return safeLocalStorage.keys().some((key) => key.startsWith(pauseKeyPrefix));
}

/** One value per order, so that tabs never overwrite each other's. */
export const pendingOrderPrefix = 'pending-order/';

/**
 * True if this browser stores an order of the member whose outcome is not known. Apart from the store, so that a draw
 * can ask before the code of orders has loaded.
 */
export const hasPendingOrders = (): boolean => deviceStorage.names(pendingOrderPrefix).length > 0;
