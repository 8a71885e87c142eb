/** Payments that were begun in this tab and of whose end nothing has been heard. */

import { paymentHosts } from '../../lib/environment.ts';
import { hasSameAmount } from '../../lib/orders/paid-order.ts';
import { type PaymentResult, safeRedirect } from '../../lib/orders/payment-page.ts';

import { parseUnfinishedPayment, type UnfinishedPayment } from '../../lib/orders/unfinished-payment.ts';
import { getPath } from '../../lib/paths.ts';
import { clearFromTabAndDevice, readFromTabOrDevice } from '../../lib/storage/device-storage.ts';
import { hasInTab, readFromTab, saveToTab } from '../../lib/storage/scoped-storage.ts';
import { invalidate, moneyQueries } from '../data/invalidation.ts';
import {
  $paymentChanges,
  cardPaymentOriginName,
  getUnfinishedPaymentName,
  readPaymentOrigin,
} from './payment-redirect.ts';

function changed(): void {
  $paymentChanges.set($paymentChanges.get() + 1);
}

/** The payment that the present member left and that was begun on that screen. Its address may be followed. */
export function readUnfinishedPayment(place: string): UnfinishedPayment | undefined {
  const left = parseUnfinishedPayment(readFromTab(getUnfinishedPaymentName(place)) ?? '', Date.now());
  return left && { ...left, path: place, address: left.address && safeRedirect(left.address, paymentHosts) };
}

/** Nothing more is said of it: it is paid for, or the member will not have it. */
export function clearUnfinishedPayment(place: string): void {
  const name = getUnfinishedPaymentName(place);
  if (!hasInTab(name)) return;
  clearFromTabAndDevice(name);
  changed();
}

/** So long after it was begun a payment page may still report on it. */
const longestPaymentMs = 24 * 60 * 60 * 1_000;

/** False where a payment page speaks of another payment than the one that was begun. */
function isAbout(result: PaymentResult, { operation, amount }: UnfinishedPayment): boolean {
  if (result.kind === 'failed' || operation !== 'deposit') return true;
  return !result.isForTickets && hasSameAmount(result, amount);
}

/** The payment that a payment page may report on: the last that was begun in this tab, else in any tab. */
function begunPayment(result: PaymentResult): { readonly name: string; readonly text: string } {
  const isForTickets = result.kind === 'success' && result.isForTickets;
  const own = readPaymentOrigin()?.path;
  const isOther = isForTickets && own === getPath('deposit');
  const elsewhere = isForTickets ? readFromTabOrDevice(cardPaymentOriginName) : undefined;
  const name = getUnfinishedPaymentName((isOther ? undefined : own) ?? elsewhere ?? getPath('deposit'));
  return { name, text: readFromTabOrDevice(name) ?? '' };
}

/**
 * What the payment page reports ends the payment that was last begun; without success the choice stays as it was.
 * @returns the payment that has ended
 */
export function settlePayment(result: PaymentResult): UnfinishedPayment | undefined {
  const { name, text } = begunPayment(result);
  const left = parseUnfinishedPayment(text, Date.now(), longestPaymentMs);
  if (!left || !isAbout(result, left)) return undefined;
  saveToTab(name, text);
  clearFromTabAndDevice(name);
  if (result.kind === 'failed') saveToTab(name, JSON.stringify({ ...left, address: undefined }));
  changed();
  return left;
}

/** Looks again whenever the browser brings back a page that it had put aside. @returns ends this */
export function subscribePageRestore(): () => void {
  const look = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    invalidate(moneyQueries);
    changed();
  };
  addEventListener('pageshow', look);
  return () => removeEventListener('pageshow', look);
}
