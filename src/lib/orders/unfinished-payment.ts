import { abandonedPaymentMs } from '../config.ts';
import { formatPence } from '../format/money.ts';
import type { AccountSnapshot } from './reconcile.ts';
import type { NamedDepositPurpose } from './top-up.ts';

const operations = ['buyTickets', 'subscribe', 'paySubscription', 'deposit'] as const;

export interface StartedPayment {
  readonly operation: (typeof operations)[number];
  /** Id of the draw or subscription; empty for a deposit. */
  readonly about: string;
  readonly path: string;
  /** Number of tickets, or pence of a deposit. */
  readonly amount: number;
  /** Tickets, or balance in pence. */
  readonly before?: number | undefined;
  readonly known?: AccountSnapshot | undefined;
  /** False if another device may have changed the account since `known`. */
  readonly isFresh?: boolean | undefined;
  readonly wanted?: NamedDepositPurpose | undefined;
}

/** Stored payment without a result, per tab. */
export interface UnfinishedPayment extends StartedPayment {
  /** URL of the payment page; undefined once the payment has ended. */
  readonly address?: string | undefined;
  /** Ms since the epoch. */
  readonly at: number;
}

function isUnfinishedPayment(value: unknown): value is UnfinishedPayment {
  if (typeof value !== 'object' || value === null) return false;
  const { operation, about, amount, before, address, at } = value as Partial<Record<string, unknown>>;
  return (
    operations.some((known) => known === operation) &&
    typeof about === 'string' &&
    Number.isSafeInteger(amount) &&
    Number(amount) > 0 &&
    (before === undefined || Number.isSafeInteger(before)) &&
    (address === undefined || typeof address === 'string') &&
    typeof at === 'number'
  );
}

/** Rejects payments older than `ms`. @param now ms since the epoch */
export function parseUnfinishedPayment(
  text: string,
  now: number,
  ms = abandonedPaymentMs,
): UnfinishedPayment | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isUnfinishedPayment(value) && Math.abs(now - value.at) < ms ? value : undefined;
  } catch {
    return undefined;
  }
}

/** @param now current value in the unit of `before` */
export function isPaid({ before, amount }: UnfinishedPayment, now: number | undefined): boolean {
  return before !== undefined && now !== undefined && now - before >= amount;
}

/** 'Deposit of £5.00' */
export function choiceText({ operation, amount }: StartedPayment): string {
  if (operation === 'deposit') return `Deposit of ${formatPence(amount)}`;
  const tickets = `${amount} ${amount === 1 ? 'ticket' : 'tickets'}`;
  return operation === 'buyTickets' ? `One-time purchase of ${tickets}` : `Subscription with ${tickets}`;
}
