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
  readonly isArrived?: true;
}

type SuccessfulPayment = Extract<PaymentResult, { kind: 'success' }>;

function getExpectedChange({ operation, amount }: StartedPayment): ExpectedChange {
  if (operation === 'deposit') return { kind: 'deposit', amount };
  if (operation === 'paySubscription') return { kind: 'status', from: 'payment', to: 'active' };
  return { kind: 'tickets', count: amount };
}

/** @param now ms since the epoch */
export function createPaidOrder(
  payment: UnfinishedPayment,
  { reference = '' }: SuccessfulPayment,
  now: number,
): PaidOrder {
  const { about, before, known, isFresh, wanted, at: begun } = payment;
  const expected = getExpectedChange(payment);
  const fallback = expected.kind === 'deposit' ? { balance: before } : {};
  return {
    asked: expected,
    before: known ?? fallback,
    isFresh,
    at: now,
    paid: { begun, reference },
    about,
    wanted,
  };
}

function isValidChange(expected: ExpectedChange): boolean {
  if (expected.kind === 'deposit') return Number.isSafeInteger(expected.amount);
  if (expected.kind === 'tickets') return Number.isSafeInteger(expected.count) && expected.count > 0;
  return expected.kind === 'status';
}

/** The tracker checks the age. */
export function parsePaidOrder(text: string): PaidOrder | undefined {
  try {
    const value: PaidOrder = JSON.parse(text);
    const { begun, reference } = value.paid;
    const isValid = isValidChange(value.asked) && Number.isFinite(begun) && typeof reference === 'string';
    return isValid && typeof value.about === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** True unless the result reports another amount. */
export function hasSameAmount({ amount }: SuccessfulPayment, pence: number): boolean {
  return amount === undefined || amount === formatPence(pence);
}

export function isSamePayment(result: SuccessfulPayment, { asked: expected, paid }: PaidOrder): boolean {
  if (paid.reference !== (result.reference ?? '')) return false;
  return expected.kind === 'deposit'
    ? !result.isForTickets && hasSameAmount(result, expected.amount)
    : result.isForTickets;
}
