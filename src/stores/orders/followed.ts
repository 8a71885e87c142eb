import type { WritableAtom } from 'nanostores';
import type { Operation } from '../../lib/messages/operations.ts';
import type { OpenOrder } from '../../lib/orders/pending-orders.ts';
import type { Holdings, Verdict } from '../../lib/orders/reconcile.ts';
import type { Answered, Told } from '../../lib/orders/status-messages.ts';
import { arrivalLookMs, lookAgainMs, nextLookMs } from './poll-schedule.ts';

/** The orders of one kind that act on one thing: of them the last is followed. */
export interface Subject {
  readonly operation: Operation;
  /** Names the thing acted on, for whoever reads a support ticket. */
  readonly about: () => string;
  /** What the API says now. @throws {AppError} */
  readonly look: () => Promise<Holdings>;
  readonly $told: WritableAtom<Told | undefined>;
  /** What this tab keeps the order as, over a reload too. */
  readonly name: string;
  /** It is known what became of an order that had no answer, so that what said otherwise can go. */
  readonly onSettled?: () => void;
  /** A payment has arrived, which is kept on: its page may be opened again. */
  readonly onArrived?: (verdict: Verdict) => void;
}

/** An order, and how the API answered it. */
export interface AnsweredOrder extends OpenOrder {
  readonly answered: Answered;
  /** How many the API says it was, where it answered. */
  readonly count?: number | undefined;
}

export interface Followed extends AnsweredOrder {
  /** The answer, or that there is none, came then; ms since the epoch. */
  readonly since: number;
  /** The one before may still go through too. */
  readonly isSecond: boolean;
  readonly member: string | null;
}

/** In how many ms the next look at an order is due; undefined when that was the last. */
export function nextLookAt({ since, answered }: Followed): number | undefined {
  return nextLookMs(since, answered === 'paid' ? arrivalLookMs : lookAgainMs);
}

export const isOver = (order: Followed) => nextLookAt(order) === undefined;
export const mayChange = ({ answered, isSecond }: Followed) =>
  answered === 'unknown' || answered === 'paid' || isSecond;
export const isFound = ({ kind }: Verdict) => kind === 'asked' || kind === 'other';
