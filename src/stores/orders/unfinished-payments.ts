import { paymentHosts } from '../../lib/environment.ts';
import { hasSameAmount } from '../../lib/orders/paid-order.ts';
import { type PaymentResult, safeRedirect } from '../../lib/orders/payment-page.ts';
import { parseUnfinishedPayment, type UnfinishedPayment } from '../../lib/orders/unfinished-payment.ts';
import { getPath } from '../../lib/paths.ts';
import { tabAndDeviceStorage } from '../../lib/storage/device-storage.ts';
import { tabStorage } from '../../lib/storage/scoped-storage.ts';
import { invalidate, moneyQueries } from '../data/invalidation.ts';
import {
  cardPaymentOriginName,
  getUnfinishedPaymentName,
  notifyPaymentChange,
  readPaymentOrigin,
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
  if (result.kind === 'failed' || operation !== 'deposit') return true;
  return !result.isForTickets && hasSameAmount(result, amount);
}

/** Returns the storage name of this tab's last payment, otherwise of any tab's. */
function getStartedPaymentName(result: PaymentResult): string {
  const isForTickets = result.kind === 'success' && result.isForTickets;
  const own = readPaymentOrigin()?.path;
  const isOther = isForTickets && own === getPath('deposit');
  const elsewhere = isForTickets ? tabAndDeviceStorage.read(cardPaymentOriginName) : undefined;
  return getUnfinishedPaymentName((isOther ? undefined : own) ?? elsewhere ?? getPath('deposit'));
}

/**
 * Ends the payment that a payment page reports on. A failed payment stays stored without its address.
 * @returns the ended payment
 */
export function settlePayment(result: PaymentResult): UnfinishedPayment | undefined {
  const name = getStartedPaymentName(result);
  const text = tabAndDeviceStorage.read(name) ?? '';
  const unfinished = parseUnfinishedPayment(text, Date.now(), maxPaymentMs);
  if (!unfinished || !isReportOf(result, unfinished)) return undefined;
  tabStorage.write(name, text);
  tabAndDeviceStorage.remove(name);
  if (result.kind === 'failed') tabStorage.write(name, JSON.stringify({ ...unfinished, address: undefined }));
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
