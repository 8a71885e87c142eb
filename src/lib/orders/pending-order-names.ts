import { deviceStorage } from '../storage/device-storage.ts';

/** One value per order, so that tabs never overwrite each other's. */
export const pendingOrderPrefix = 'pending-order/';

/**
 * True if this browser stores an order of the member whose outcome is not known. Apart from the store, so that a draw
 * can ask before the code of orders has loaded.
 */
export function hasPendingOrders(): boolean {
  return deviceStorage.names(pendingOrderPrefix).length > 0;
}
