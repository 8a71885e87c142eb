import { atom } from 'nanostores';
import type { StartedPayment, UnfinishedPayment } from '../../lib/orders/unfinished-payment.ts';
import { saveToTabAndDevice } from '../../lib/storage/device-storage.ts';
import { safeSessionStorage } from '../../lib/storage/web-storage.ts';
import { findRoute } from '../app/router.ts';

const placeKey = 'paymentFrom';

/** Remembers the screen that leads to a payment page, for the way on from its end (in this tab only). */
export function savePaymentOrigin(path: string): void {
  safeSessionStorage.write(placeKey, path);
}

/** The screen that the last payment was begun on and its path, if there is one. */
export function readPaymentOrigin() {
  const path = safeSessionStorage.read(placeKey) ?? '';
  const name = findRoute(path);
  return name && { name, path };
}

/** Counts what may have changed what is left of payments, such as coming back from a payment page. */
export const $paymentChanges = atom(0);

/** The name under which the payment that was begun on a screen is kept. */
export function getUnfinishedPaymentName(place: string): string {
  return `payment ${place}`;
}

/** The name under which any tab of this browser keeps the path of the screen that last led to a card payment of tickets. */
export const cardPaymentOriginName = 'card payment';

/**
 * Keeps an order that leads to a payment page, for who comes back from there. A bank's app may lead back to another
 * tab.
 */
export function saveUnfinishedPayment(begun: StartedPayment, address: string): void {
  savePaymentOrigin(begun.path);
  const left: UnfinishedPayment = { ...begun, address, at: Date.now() };
  saveToTabAndDevice(getUnfinishedPaymentName(begun.path), JSON.stringify(left));
  if (begun.operation !== 'deposit') saveToTabAndDevice(cardPaymentOriginName, begun.path);
}
