import { atom } from 'nanostores';
import type { BegunPayment, LeftPayment } from '../../lib/orders/unfinished-payment.ts';
import { keepForTabs } from '../../lib/storage/kept-for-tabs.ts';
import { perTab } from '../../lib/storage/web-storage.ts';
import { routeAt } from '../app/router.ts';

const placeKey = 'paymentFrom';

/** Remembers the screen that leads to a payment page, for the way on from its end (in this tab only). */
export function notePaymentPlace(path: string): void {
  perTab.write(placeKey, path);
}

/** The screen that the last payment was begun on and its path, if there is one. */
export function paymentPlace() {
  const path = perTab.read(placeKey) ?? '';
  const name = routeAt(path);
  return name && { name, path };
}

/** Counts what may have changed what is left of payments, such as coming back from a payment page. */
export const $returns = atom(0);

/** The name under which the payment that was begun on a screen is kept. */
export function leftPaymentName(place: string): string {
  return `payment ${place}`;
}

/** The name under which any tab of this browser keeps the path of the screen that last led to a card payment of tickets. */
export const cardPlaceName = 'card payment';

/**
 * Keeps an order that leads to a payment page, for who comes back from there. A bank's app may lead back to another
 * tab.
 */
export function keepPayment(begun: BegunPayment, address: string): void {
  notePaymentPlace(begun.place);
  const left: LeftPayment = { ...begun, address, at: Date.now() };
  keepForTabs(leftPaymentName(begun.place), JSON.stringify(left));
  if (begun.operation !== 'deposit') keepForTabs(cardPlaceName, begun.place);
}
