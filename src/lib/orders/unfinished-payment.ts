import { abandonedPaymentMs } from '../config.ts';
import { formatPence } from '../format/money.ts';
import type { AccountSnapshot } from './reconcile.ts';
import type { NamedDepositPurpose } from './top-up.ts';

const operations = ['buyTickets', 'subscribe', 'paySubscription', 'deposit'] as const;

/** An order that led to a payment page. */
export interface StartedPayment {
  readonly operation: (typeof operations)[number];
  /** What it is about: the draw's id or the subscription's; empty for a deposit. */
  readonly about: string;
  /** Path of the screen that it was begun on. */
  readonly path: string;
  /** What was chosen: tickets, or pence of a deposit. */
  readonly amount: number;
  /** What the API said then of what the payment adds to: tickets held, or the balance in pence. */
  readonly before?: number | undefined;
  /** What the API said then of whatever the payment adds to, as far as it could be read. */
  readonly known?: AccountSnapshot | undefined;
  /** False where `known` may be older than what another device has done since. */
  readonly isFresh?: boolean | undefined;
  /** What a deposit is for. */
  readonly wanted?: NamedDepositPurpose | undefined;
}

/** A payment that nothing has been heard of since, as this tab keeps it. */
export interface UnfinishedPayment extends StartedPayment {
  /** The payment page; undefined once that has ended the payment, so that only the choice is left. */
  readonly address?: string | undefined;
  /** When the member left for it, ms since the epoch. */
  readonly at: number;
}

function isLeftPayment(value: unknown): value is UnfinishedPayment {
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

/** Reads what was kept; undefined for what is older than `ms` or is none. @param now ms since the epoch */
export function parseUnfinishedPayment(
  text: string,
  now: number,
  ms = abandonedPaymentMs,
): UnfinishedPayment | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isLeftPayment(value) && Math.abs(now - value.at) < ms ? value : undefined;
  } catch {
    return undefined;
  }
}

/** True when what the API says now, in the units of `before`, has grown by what was to be paid for. */
export function isPaid({ before, amount }: UnfinishedPayment, now: number | undefined): boolean {
  return before !== undefined && now !== undefined && now - before >= amount;
}

/** What was chosen, in words. */
export function choiceText({ operation, amount }: StartedPayment): string {
  if (operation === 'deposit') return `Deposit of ${formatPence(amount)}`;
  const tickets = `${amount} ${amount === 1 ? 'ticket' : 'tickets'}`;
  return operation === 'buyTickets' ? `One-time purchase of ${tickets}` : `Subscription with ${tickets}`;
}
