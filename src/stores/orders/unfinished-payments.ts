import { paymentHosts } from '../../lib/environment.ts';
import { hasSameAmount } from '../../lib/orders/paid-order.ts';
import { type PaymentResult, safeRedirect } from '../../lib/orders/payment-page.ts';
import { parseUnfinishedPayment, type UnfinishedPayment } from '../../lib/orders/unfinished-payment.ts';
import { getPath } from '../../lib/paths.ts';
import { tabAndDeviceStorage } from '../../lib/storage/device-storage.ts';
import { tabStorage } from '../../lib/storage/scoped-storage.ts';
import { invalidate, moneyQueries } from '../data/invalidation.ts';
import {
  getUnfinishedPaymentName,
  notifyPaymentChange,
  readCardPaymentPaths,
  readPaymentOrigin,
  savePaymentOrigin,
} from './payment-redirect.ts';

/** Reads a screen's unfinished payment and validates its address. */
export function readUnfinishedPayment(path: string): UnfinishedPayment | undefined {
  const unfinished = parseUnfinishedPayment(
    tabStorage.read(getUnfinishedPaymentName(path)) ?? '',
    Date.now(),
  );
  return (
    unfinished && {
      ...unfinished,
      path,
      address: unfinished.address && safeRedirect(unfinished.address, paymentHosts),
    }
  );
}

export function clearUnfinishedPayment(path: string): void {
  const name = getUnfinishedPaymentName(path);
  if (!tabStorage.has(name)) return;
  tabAndDeviceStorage.remove(name);
  notifyPaymentChange();
}

/** Longest time until a payment page's report. */
const maxPaymentMs = 24 * 60 * 60 * 1_000;

function isReportOf(result: PaymentResult, { operation, amount }: UnfinishedPayment): boolean {
  if (operation !== 'deposit') return true;
  return !result.isForTickets && (result.kind === 'failed' || hasSameAmount(result, amount));
}

function readReportedPayment(result: PaymentResult, path: string): UnfinishedPayment | undefined {
  const text = tabAndDeviceStorage.read(getUnfinishedPaymentName(path)) ?? '';
  const unfinished = parseUnfinishedPayment(text, Date.now(), maxPaymentMs);
  return unfinished && isReportOf(result, unfinished) ? { ...unfinished, path } : undefined;
}

/**
 * Returns the payment that a payment page reports on: this tab's last one, otherwise one of any tab. Undefined
 * if a failure may belong to several payments.
 */
export function findReportedPayment(result: PaymentResult): UnfinishedPayment | undefined {
  const deposit = getPath('deposit');
  const own = readPaymentOrigin()?.path;
  const isOther = result.isForTickets && own === deposit;
  const ofTab = own && !isOther ? readReportedPayment(result, own) : undefined;
  if (ofTab) return ofTab;
  const read = (path: string) => readReportedPayment(result, path) ?? [];
  const cardPayments = readCardPaymentPaths().flatMap(read);
  if (result.kind === 'success') {
    if (own && !isOther) return undefined;
    return result.isForTickets ? cardPayments[0] : [deposit].flatMap(read)[0];
  }
  const payments = [deposit].flatMap(read).concat(cardPayments);
  return payments.length === 1 ? payments[0] : undefined;
}

/**
 * Ends the payment that a payment page reports on. A failed payment stays stored without its address.
 * @returns the ended payment
 */
export function settlePayment(result: PaymentResult): UnfinishedPayment | undefined {
  const unfinished = findReportedPayment(result);
  if (!unfinished) return undefined;
  const name = getUnfinishedPaymentName(unfinished.path);
  tabStorage.write(name, tabAndDeviceStorage.read(name) ?? '');
  tabAndDeviceStorage.remove(name);
  if (result.kind === 'failed') {
    savePaymentOrigin(unfinished.path);
    tabStorage.write(name, JSON.stringify({ ...unfinished, address: undefined }));
  }
  notifyPaymentChange();
  return unfinished;
}

/**
 * Refetches money queries when the browser restores the page from its back/forward cache.
 * @returns unsubscribes
 */
export function subscribePageRestore(): () => void {
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    invalidate(moneyQueries);
    notifyPaymentChange();
  };
  addEventListener('pageshow', handlePageShow);
  return () => removeEventListener('pageshow', handlePageShow);
}
