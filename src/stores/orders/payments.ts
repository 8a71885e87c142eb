import { abandonedPaymentMs } from '../../lib/config.ts';
import { paymentHosts } from '../../lib/environment.ts';
import { formatPence } from '../../lib/format/money.ts';
import type { PendingOrder } from '../../lib/orders/order.ts';
import { type PaymentResult, safeRedirect } from '../../lib/orders/payment-page.ts';
import { discardDraft, tabStorage } from '../../lib/storage/scoped-storage.ts';
import { getOrderTime } from '../app/clock.ts';
import { readPendingOrders, savePendingOrder } from './pending-orders.ts';

/** The order for whose payment this tab left the site last. */
const tabOrderName = 'paymentOrder';

export function markTabOrder({ id }: PendingOrder): void {
  tabStorage.write(tabOrderName, id);
}

/** Returns the URL of an unfinished payment, for an hour. Validates the stored text again. */
export function getPaymentUrl({ paymentUrl, report, startedAt }: PendingOrder): string | undefined {
  const isRecent = Math.abs(getOrderTime() - startedAt) < abandonedPaymentMs;
  return paymentUrl && !report && isRecent ? safeRedirect(paymentUrl, paymentHosts) : undefined;
}

function canBeAbout(result: PaymentResult, { operation, amount, report }: PendingOrder): boolean {
  if (report && report.reference !== (result.reference ?? '')) return false;
  if (operation === 'deposit' && result.isForTickets) return false;
  if (result.kind === 'failed') return true;
  if (operation !== 'deposit') return result.isForTickets;
  return result.amount === undefined || result.amount === formatPence(amount);
}

/**
 * Finds the order that a payment page reports on: the one with its reference, this tab's last, or the newest that
 * matches. Returns none for a failure that matches several.
 */
export function findReportedOrder(result: PaymentResult): PendingOrder | undefined {
  const orders = readPendingOrders().filter(
    (order) => order.state === 'redirected' && canBeAbout(result, order),
  );
  const known = orders.find(({ report }) => report && report.reference !== '');
  if (known) return known;
  const own = orders.find(({ id }) => id === tabStorage.read(tabOrderName));
  if (own) return own;
  const open = orders.filter(({ report }) => !report);
  return result.kind === 'failed' && open.length > 1 ? undefined : (open.at(-1) ?? orders.at(-1));
}

/** True if the member has ended this tab's last payment. A report may then be about it. */
export function isTabOrderEnded(): boolean {
  const id = tabStorage.read(tabOrderName);
  return id !== undefined && readPendingOrders().every((order) => order.id !== id);
}

/**
 * Saves the result of the payment page. The order stays until the member ends it. Marks it as this tab's order, so that
 * a reload finds the same one.
 */
export function reportPayment(result: PaymentResult): PendingOrder | undefined {
  const order = findReportedOrder(result);
  if (!order) return undefined;
  if (order.operation === 'deposit' && result.kind === 'success') discardDraft('deposit');
  const reported: PendingOrder = {
    ...order,
    report: { kind: result.kind, reference: result.reference ?? '' },
  };
  savePendingOrder(reported);
  markTabOrder(reported);
  return reported;
}
