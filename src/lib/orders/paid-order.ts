import { formatPence } from '../format/money.ts';
import type { PaymentResult } from './payment-page.ts';
import type { PaymentIdentity, PendingOrder } from './pending-orders.ts';
import type { ExpectedChange } from './reconcile.ts';
import type { NamedDepositPurpose } from './top-up.ts';
import type { StartedPayment, UnfinishedPayment } from './unfinished-payment.ts';

/** An order that the payment page says was paid, as the browser keeps it. */
export interface PaidOrder extends PendingOrder {
  readonly paid: PaymentIdentity;
  /** Id of the draw or of the subscription; empty for a deposit. */
  readonly about: string;
  readonly wanted?: NamedDepositPurpose | undefined;
  /** The API's answers have proven it. */
  readonly isArrived?: true;
}

type SuccessfulPayment = Extract<PaymentResult, { kind: 'success' }>;

function expectedChangeOf({ operation, amount }: StartedPayment): ExpectedChange {
  if (operation === 'deposit') return { kind: 'deposit', amount };
  if (operation === 'paySubscription') return { kind: 'status', from: 'payment', to: 'active' };
  return { kind: 'tickets', count: amount };
}

/** The order that was begun, now that its page says that it was paid. @param now ms since the epoch */
export function createPaidOrder(
  left: UnfinishedPayment,
  { reference = '' }: SuccessfulPayment,
  now: number,
): PaidOrder {
  const { about, before, known, isFresh, wanted, at: begun } = left;
  const asked = expectedChangeOf(left);
  const older = asked.kind === 'deposit' ? { balance: before } : {};
  return { asked, before: known ?? older, isFresh, at: now, paid: { begun, reference }, about, wanted };
}

function isSound(asked: ExpectedChange): boolean {
  if (asked.kind === 'deposit') return Number.isSafeInteger(asked.amount);
  if (asked.kind === 'tickets') return Number.isSafeInteger(asked.count) && asked.count > 0;
  return asked.kind === 'status';
}

/** Reads what was kept; undefined for whatever else stands there. How old it is, is asked when it is followed. */
export function parsePaidOrder(text: string): PaidOrder | undefined {
  try {
    const value: PaidOrder = JSON.parse(text);
    const { begun, reference } = value.paid;
    const isKnown = isSound(value.asked) && Number.isFinite(begun) && typeof reference === 'string';
    return isKnown && typeof value.about === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** True where what an address says of the amount is not that of another payment. @param pence of a deposit */
export function hasSameAmount({ amount }: SuccessfulPayment, pence: number): boolean {
  return amount === undefined || amount === formatPence(pence);
}

/** True where an address is that of this payment, such as when its page is opened again. */
export function isSamePayment(result: SuccessfulPayment, { asked, paid }: PaidOrder): boolean {
  if (paid.reference !== (result.reference ?? '')) return false;
  return asked.kind === 'deposit'
    ? !result.isForTickets && hasSameAmount(result, asked.amount)
    : result.isForTickets;
}
