import { formatPence } from '../text/money.ts';
import type { LeftPayment } from './left-payment.ts';
import type { OpenOrder, Paid } from './open-order.ts';
import type { PaymentResult } from './payment-result.ts';
import type { NamedWanted } from './top-up.ts';

/** A deposit that the payment page says was paid, as the browser keeps it. */
export interface PaidDeposit extends OpenOrder {
  readonly asked: { readonly kind: 'deposit'; readonly amount: number };
  readonly paid: Paid;
  readonly wanted?: NamedWanted | undefined;
  /** The API's answers have proven it. */
  readonly isArrived?: true;
}

type Success = Extract<PaymentResult, { kind: 'success' }>;

/** The deposit that was begun, now that its page says that it was paid. @param now ms since the epoch */
export function paidDeposit(left: LeftPayment, { reference = '' }: Success, now: number): PaidDeposit {
  const { amount, before: balance, known, wanted, at: begun } = left;
  const asked = { kind: 'deposit', amount } as const;
  return { asked, before: known ?? { balance }, at: now, paid: { begun, reference }, wanted };
}

/** Reads what was kept; undefined for whatever else stands there. How old it is, is asked when it is followed. */
export function parsePaidDeposit(text: string): PaidDeposit | undefined {
  try {
    const value: PaidDeposit = JSON.parse(text);
    const { begun, reference } = value.paid;
    const isSound = Number.isSafeInteger(value.asked.amount) && Number.isFinite(begun);
    return isSound && value.asked.kind === 'deposit' && typeof reference === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** True where what an address says of the amount is not that of another payment. @param pence of a deposit */
export function isOfAmount({ amount }: Success, pence: number): boolean {
  return amount === undefined || amount === formatPence(pence);
}

/** True where an address is that of this payment, such as when its page is opened again. */
export function isSamePayment(result: Success, { asked, paid }: PaidDeposit): boolean {
  return paid.reference === (result.reference ?? '') && isOfAmount(result, asked.amount);
}
