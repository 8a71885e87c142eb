import type { WritableAtom } from 'nanostores';
import type { Operation } from '../../lib/messages/operations.ts';
import type { PendingOrder } from '../../lib/orders/pending-orders.ts';
import type { AccountSnapshot, ReconciliationResult } from '../../lib/orders/reconcile.ts';
import type { OrderReply, OrderStatus } from '../../lib/orders/status-messages.ts';
import { getNextPollDelay, paymentPollSchedule, pollSchedule } from './poll-schedule.ts';

/** The orders of one kind that act on one thing: of them the last is followed. */
export interface Subject {
  readonly operation: Operation;
  /** Names the thing acted on, for whoever reads a support ticket. */
  readonly about: () => string;
  /** What the API says now. @throws {AppError} */
  readonly readSnapshot: () => Promise<AccountSnapshot>;
  readonly $status: WritableAtom<OrderStatus | undefined>;
  /** What this tab keeps the order as, over a reload too. */
  readonly name: string;
  /** It is known what became of an order that had no answer, so that what said otherwise can go. */
  readonly onSettled?: () => void;
  /** A payment has arrived, which is kept on: its page may be opened again. */
  readonly onPaymentSettled?: (verdict: ReconciliationResult) => void;
}

/** An order, and how the API answered it. */
export interface SubmittedOrder extends PendingOrder {
  readonly reply: OrderReply;
  /** How many the API says it was, where it answered. */
  readonly count?: number | undefined;
}

export interface TrackedOrder extends SubmittedOrder {
  /** The answer, or that there is none, came then; ms since the epoch. */
  readonly since: number;
  /** The one before may still go through too. */
  readonly isSecond: boolean;
  readonly member: string | null;
}

/** In how many ms the next look at an order is due; undefined when that was the last. */
export function getNextCheckDelay({ since, reply }: TrackedOrder): number | undefined {
  return getNextPollDelay(since, reply === 'paid' ? paymentPollSchedule : pollSchedule);
}

export const isPollingOver = (order: TrackedOrder) => getNextCheckDelay(order) === undefined;
export const canChange = ({ reply, isSecond }: TrackedOrder) =>
  reply === 'unknown' || reply === 'paid' || isSecond;
export const hasFoundChange = ({ kind }: ReconciliationResult) => kind === 'asked' || kind === 'other';
