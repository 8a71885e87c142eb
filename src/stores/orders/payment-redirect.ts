import { atom } from 'nanostores';
import type { Purchase } from '../../lib/contract/purchase.ts';
import { paymentHosts } from '../../lib/environment.ts';
import { AppError } from '../../lib/errors.ts';
import { memberNotices } from '../../lib/messages/member-notices.ts';
import { safeRedirect } from '../../lib/orders/payment-page.ts';
import type { StartedPayment, UnfinishedPayment } from '../../lib/orders/unfinished-payment.ts';
import { deviceStorage, tabAndDeviceStorage } from '../../lib/storage/device-storage.ts';
import { tabStorage } from '../../lib/storage/scoped-storage.ts';
import { safeSessionStorage } from '../../lib/storage/web-storage.ts';
import { findRoute, leave } from '../app/router.ts';
import { getPendingOrderName } from './track-order.ts';
import type { AcceptedOrder } from './tracker.ts';

const originKey = 'paymentFrom';

export function savePaymentOrigin(path: string): void {
  safeSessionStorage.write(originKey, path);
}

export function readPaymentOrigin() {
  const path = safeSessionStorage.read(originKey) ?? '';
  const name = findRoute(path);
  return name && { name, path };
}

/** Counts events that may change unfinished payments. */
export const $paymentChanges = atom(0);

export function notifyPaymentChange(): void {
  $paymentChanges.set($paymentChanges.get() + 1);
}

export function getUnfinishedPaymentName(path: string): string {
  return `payment ${path}`;
}

const cardPaymentPathsName = 'card payment';

/** Screens of the card payments that any tab has started, the latest first. */
export function readCardPaymentPaths(): string[] {
  const paths = deviceStorage.read(cardPaymentPathsName)?.split('\n') ?? [];
  return paths.filter((path) => findRoute(path) && tabAndDeviceStorage.read(getUnfinishedPaymentName(path)));
}

/** Saves a payment for the return from its page. A bank's app may return to another tab. */
function saveUnfinishedPayment(started: StartedPayment, address: string): void {
  savePaymentOrigin(started.path);
  const unfinished: UnfinishedPayment = { ...started, address, at: Date.now() };
  tabAndDeviceStorage.write(getUnfinishedPaymentName(started.path), JSON.stringify(unfinished));
  if (started.operation === 'deposit') return;
  const paths = new Set([started.path, ...readCardPaymentPaths()]);
  deviceStorage.write(cardPaymentPathsName, [...paths].join('\n'));
}

/**
 * Opens a payment page and saves the payment for the return.
 * @throws {AppError} `rejected` for an untrusted address; nothing is charged then
 */
export async function redirectToPayment(url: string, started: StartedPayment): Promise<void> {
  const address = safeRedirect(url, paymentHosts);
  if (!address) {
    const message = 'The payment address is not one that may be followed';
    throw new AppError('rejected', message, { hint: memberNotices.unsafeRedirect });
  }
  tabStorage.remove(getPendingOrderName(started.operation, started.about));
  saveUnfinishedPayment(started, address);
  await leave(address);
  notifyPaymentChange();
}

/**
 * Opens the payment page, or returns the number of tickets bought.
 * @throws {AppError} as `redirectToPayment`
 */
export async function completePurchase(purchase: Purchase, started: StartedPayment): Promise<AcceptedOrder> {
  if (purchase.kind === 'redirect') {
    await redirectToPayment(purchase.url, started);
    return { kind: 'left' };
  }
  return purchase;
}
