import { atom } from 'nanostores';
import type { Purchase } from '../../lib/contract/purchase.ts';
import { paymentHosts } from '../../lib/environment.ts';
import { AppError } from '../../lib/errors.ts';
import { memberNotices } from '../../lib/messages/member-notices.ts';
import { safeRedirect } from '../../lib/orders/payment-page.ts';
import type { StartedPayment, UnfinishedPayment } from '../../lib/orders/unfinished-payment.ts';
import { saveToTabAndDevice } from '../../lib/storage/device-storage.ts';
import { clearFromTab } from '../../lib/storage/scoped-storage.ts';
import { safeSessionStorage } from '../../lib/storage/web-storage.ts';
import { findRoute, leave } from '../app/router.ts';
import { type AcceptedOrder, getPendingOrderName } from './reconciled-action.ts';

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

/**
 * Leaves for a payment page if its address may be followed, and keeps what was begun for who comes back from there.
 * @throws {AppError} `rejected` when it may not; nothing has been charged then
 */
export async function redirectToPayment(url: string, begun: StartedPayment): Promise<void> {
  const address = safeRedirect(url, paymentHosts);
  if (!address) {
    const message = 'The payment address is not one that may be followed';
    throw new AppError('rejected', message, { hint: memberNotices.unsafeRedirect });
  }
  // From here on it is a payment that was begun, no order without an answer.
  clearFromTab(getPendingOrderName(begun.operation, begun.about));
  saveUnfinishedPayment(begun, address);
  await leave(address);
  $paymentChanges.set($paymentChanges.get() + 1);
}

/**
 * Goes on after a purchase: to the payment page, or with the number of tickets that were bought.
 * @throws {AppError} as `followPayment`
 */
export async function completePurchase(purchase: Purchase, begun: StartedPayment): Promise<AcceptedOrder> {
  if (purchase.kind === 'redirect') {
    await redirectToPayment(purchase.url, begun);
    return { kind: 'left' };
  }
  return purchase;
}
