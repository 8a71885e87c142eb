import { perTab } from '../lib/storage.ts';
import { routeAt } from './router.ts';

const placeKey = 'paymentFrom';

/** Remembers the screen that leads to a payment page, for the way on from its end (in this tab only). */
export function notePaymentPlace(): void {
  perTab.write(placeKey, location.pathname);
}

/** The screen that the last payment was begun on and its path, if there is one. */
export function paymentPlace() {
  const path = perTab.read(placeKey) ?? '';
  const name = routeAt(path);
  return name && { name, path };
}
