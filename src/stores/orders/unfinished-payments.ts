/** Payments that were begun in this tab and of whose end nothing has been heard. */

import { paymentHosts } from '../../lib/environment.ts';
import { isOfAmount } from '../../lib/orders/paid-order.ts';
import type { PaymentResult } from '../../lib/orders/payment-page.ts';
import { safeRedirect } from '../../lib/orders/redirects.ts';
import { type LeftPayment, parseLeftPayment } from '../../lib/orders/unfinished-payment.ts';
import { pathOf } from '../../lib/paths.ts';
import { forgetForTabs, keptForTabs } from '../../lib/storage/kept-for-tabs.ts';
import { isKept, keep, kept } from '../../lib/storage/scoped-storage.ts';
import { moneyReads, refresh } from '../data/invalidation.ts';
import { $returns, cardPlaceName, leftPaymentName, paymentPlace } from './payment-place.ts';

function changed(): void {
  $returns.set($returns.get() + 1);
}

/** The payment that the present member left and that was begun on that screen. Its address may be followed. */
export function paymentLeftAt(place: string): LeftPayment | undefined {
  const left = parseLeftPayment(kept(leftPaymentName(place)) ?? '', Date.now());
  return left && { ...left, place, address: left.address && safeRedirect(left.address, paymentHosts) };
}

/** Nothing more is said of it: it is paid for, or the member will not have it. */
export function forgetPaymentLeft(place: string): void {
  const name = leftPaymentName(place);
  if (!isKept(name)) return;
  forgetForTabs(name);
  changed();
}

/** So long after it was begun a payment page may still report on it. */
const longestPaymentMs = 24 * 60 * 60 * 1_000;

/** False where a payment page speaks of another payment than the one that was begun. */
function isAbout(result: PaymentResult, { operation, amount }: LeftPayment): boolean {
  if (result.kind === 'failed' || operation !== 'deposit') return true;
  return !result.lottery && isOfAmount(result, amount);
}

/** The payment that a payment page may report on: the last that was begun in this tab, else in any tab. */
function begunPayment(result: PaymentResult): { readonly name: string; readonly text: string } {
  const isForTickets = result.kind === 'success' && result.lottery;
  const own = paymentPlace()?.path;
  const isOther = isForTickets && own === pathOf('deposit');
  const elsewhere = isForTickets ? keptForTabs(cardPlaceName) : undefined;
  const name = leftPaymentName((isOther ? undefined : own) ?? elsewhere ?? pathOf('deposit'));
  return { name, text: keptForTabs(name) ?? '' };
}

/**
 * What the payment page reports ends the payment that was last begun; without success the choice stays as it was.
 * @returns the payment that has ended
 */
export function endPayment(result: PaymentResult): LeftPayment | undefined {
  const { name, text } = begunPayment(result);
  const left = parseLeftPayment(text, Date.now(), longestPaymentMs);
  if (!left || !isAbout(result, left)) return undefined;
  keep(name, text);
  forgetForTabs(name);
  if (result.kind === 'failed') keep(name, JSON.stringify({ ...left, address: undefined }));
  changed();
  return left;
}

/** Looks again whenever the browser brings back a page that it had put aside. @returns ends this */
export function watchReturns(): () => void {
  const look = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    refresh(moneyReads);
    changed();
  };
  addEventListener('pageshow', look);
  return () => removeEventListener('pageshow', look);
}
