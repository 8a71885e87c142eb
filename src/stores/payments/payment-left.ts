/** Payments that were begun in this tab and of whose end nothing has been heard. */

import { forget, isKept, keep, kept } from '../../lib/browser/kept.ts';
import { paymentHosts } from '../../lib/environment.ts';
import { type LeftPayment, parseLeftPayment } from '../../lib/orders/left-payment.ts';
import type { PaymentResult } from '../../lib/orders/payment-result.ts';
import { safeRedirect } from '../../lib/orders/redirects.ts';
import { moneyReads, refresh } from '../data/freshness.ts';
import { $returns, leftPaymentName, paymentPlace } from './payment-place.ts';

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
  forget(name);
  changed();
}

/** What the payment page reports ends the payment that was last begun; without success the choice stays as it was. */
export function endPayment(result: PaymentResult): void {
  const place = paymentPlace()?.path ?? '';
  const left = paymentLeftAt(place);
  if (!left) return;
  if (result.kind === 'success') forgetPaymentLeft(place);
  else {
    keep(leftPaymentName(place), JSON.stringify({ ...left, address: undefined }));
    changed();
  }
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
