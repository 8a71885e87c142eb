import { atom } from 'nanostores';
import { keep } from '../../lib/browser/kept.ts';
import { perTab } from '../../lib/browser/storage.ts';
import type { BegunPayment, LeftPayment } from '../../lib/orders/left-payment.ts';
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

/** Keeps an order that leads to a payment page, for who comes back without having paid. */
export function keepPayment(begun: BegunPayment, address: string, keepText = keep): void {
  notePaymentPlace(begun.place);
  const left: LeftPayment = { ...begun, address, at: Date.now() };
  keepText(leftPaymentName(begun.place), JSON.stringify(left));
}
