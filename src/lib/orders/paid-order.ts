import { formatPence } from '../format/money.ts';
import type { PaymentResult } from './payment-page.ts';
import type { PaymentIdentity, PendingOrder } from './pending-orders.ts';
import type { ExpectedChange } from './reconcile.ts';
import type { NamedDepositPurpose } from './top-up.ts';
import type { StartedPayment, UnfinishedPayment } from './unfinished-payment.ts';

/** Stored order whose payment page reported success. */
export interface PaidOrder extends PendingOrder {
  readonly paid: PaymentIdentity;
  /** Id of the draw or subscription; empty for a deposit. */
  readonly about: string;
  readonly wanted?: NamedDepositPurpose | undefined;
  /** Replies of the API prove the payment. */
  readonly isArrived?: true;
}

type SuccessfulPayment = Extract<PaymentResult, { kind: 'success' }>;

function expectedChangeOf({ operation, amount }: StartedPayment): ExpectedChange {
  if (operation === 'deposit') return { kind: 'deposit', amount };
  if (operation === 'paySubscription') return { kind: 'status', from: 'payment', to: 'active' };
  return { kind: 'tickets', count: amount };
}

/** Creates the stored order of a reported payment. @param now ms since the epoch */
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

/** Undefined for invalid text. The tracker checks the age. */
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

/** True unless the result reports another amount. @param pence amount of a deposit */
export function hasSameAmount({ amount }: SuccessfulPayment, pence: number): boolean {
  return amount === undefined || amount === formatPence(pence);
}

/** True if the result belongs to this payment, such as after a reload. */
export function isSamePayment(result: SuccessfulPayment, { asked, paid }: PaidOrder): boolean {
  if (paid.reference !== (result.reference ?? '')) return false;
  return asked.kind === 'deposit'
    ? !result.isForTickets && hasSameAmount(result, asked.amount)
    : result.isForTickets;
}
