/** What becomes of orders: looked up after each answer and, where none came, again and again for a minute. */

import type { WritableAtom } from 'nanostores';
import type { ActionResult } from '../../lib/data/action.ts';
import type { AppError } from '../../lib/errors.ts';
import type { Operation } from '../../lib/messages/operations.ts';
import { type PendingOrder, parsePendingOrder } from '../../lib/orders/pending-orders.ts';
import {
  type AccountSnapshot,
  type ReconciliationResult,
  reconcile,
  reconcilePayment,
} from '../../lib/orders/reconcile.ts';
import { type OrderReply, type OrderStatus, orderStatusMessage } from '../../lib/orders/status-messages.ts';
import { clearFromTab, readFromTab, saveToTab } from '../../lib/storage/scoped-storage.ts';
import { $memberKey } from '../app/session.ts';
import { showToast } from '../app/toasts.ts';
import { invalidate, moneyQueries } from '../data/invalidation.ts';
import type { DatedSnapshot } from './account-snapshot.ts';
import {
  getNextPollDelay,
  isPageActive,
  paymentPollSchedule,
  pollSchedule,
  subscribePageActive,
} from './poll-schedule.ts';
import type { AcceptedOrder } from './reconciled-action.ts';
import { createSnapshotReader } from './snapshot-reader.ts';

/** How the API answered an order; undefined for what never reached it, or led to a payment page. */
export function getOrderReply(outcome: ActionResult<AcceptedOrder | undefined>): OrderReply | undefined {
  if (outcome.kind === 'done') return outcome.data?.kind === 'left' ? undefined : 'accepted';
  return outcome.kind === 'failed' ? answerOfFailure(outcome.error) : undefined;
}

function answerOfFailure(error: AppError): OrderReply | undefined {
  if (error.isOutcomeUnknown) return 'unknown';
  return error.status === undefined ? undefined : 'refused';
}

/** How many tickets the API says were bought, where it answered. */
export function getBoughtCount(outcome: ActionResult<AcceptedOrder | undefined>): number | undefined {
  return outcome.kind === 'done' && outcome.data?.kind === 'bought' ? outcome.data.count : undefined;
}

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

/** Follows the orders of one subject, one after the other. */
export class OrderTracker {
  readonly #subject: Subject;
  readonly snapshots: ReturnType<typeof createSnapshotReader>;
  #followed: TrackedOrder | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What was told last, null before the first time. */
  #lastText: string | undefined | null = null;
  /** While the next order is on its way nobody could tell its effect from this one's. */
  #isHeld = false;

  #stop = () => {};

  constructor(subject: Subject) {
    this.#subject = subject;
    this.snapshots = createSnapshotReader(subject.readSnapshot);
  }

  /** True while it is not known what became of an order of this page. */
  get isPending(): boolean {
    return this.#followed !== undefined && canChange(this.#followed);
  }

  /**
   * Finds out what became of an order that was sent.
   * @param earlier what was kept of the one before
   */
  settleOrder(
    order: PendingOrder,
    earlier: string | undefined,
    outcome: ActionResult<AcceptedOrder | undefined>,
  ): void {
    this.snapshots.clear();
    const answered = getOrderReply(outcome);
    if (answered !== 'unknown') clearFromTab(this.#subject.name);
    if (answered) this.#begin({ ...order, reply: answered, count: getBoughtCount(outcome) });
    else {
      if (earlier !== undefined) saveToTab(this.#subject.name, earlier);
      this.#isHeld = false;
      void this.#look(false);
    }
  }

  #begin(order: SubmittedOrder): void {
    const before = this.#followed;
    const isSecond = before !== undefined && canChange(before) && !isPollingOver(before);
    // What was refused has changed nothing; the one before it may still.
    if (order.reply === 'refused' && before && isSecond) {
      saveToTab(this.#subject.name, JSON.stringify(before));
      this.#follow(before);
    } else this.#follow({ ...order, since: Date.now(), isSecond, member: $memberKey.get() });
    if (order.reply === 'accepted' && this.#followed) this.#show(this.#followed, { kind: 'unknown' }, {});
    void this.#look(false);
  }

  /** Goes on with what this tab kept, such as after a reload, or tells it again. */
  resumePendingOrders(): void {
    this.#takeUp();
    this.#lastText = null;
    void this.#look(false);
  }

  /** Looks now. */
  async check(): Promise<void> {
    await this.#look(true);
  }

  /**
   * Looks before another order is sent.
   * @returns what the API says now, or that the order before has gone through, which is told by now
   */
  async checkBeforeOrder(): Promise<{
    readonly isDone: boolean;
    readonly snapshot: DatedSnapshot | undefined;
  }> {
    this.#takeUp();
    const known = this.#lastText;
    const at = Date.now();
    const seen = await this.#look(false);
    const isDone = seen !== undefined && hasFoundChange(seen.verdict) && this.#lastText !== known;
    this.#isHeld = !isDone;
    return { isDone, snapshot: seen && { snapshot: seen.holdings, at } };
  }

  /** The member has read what was told; what is still open goes on being looked for. */
  dismiss(): void {
    if (this.#followed && isPollingOver(this.#followed)) this.#end();
  }

  #follow(order: TrackedOrder): void {
    this.#followed = order;
    this.#lastText = null;
    this.#isHeld = false;
    this.#stop();
    if (canChange(order)) this.#stop = subscribePageActive(() => void this.check());
  }

  /** The order that is followed, unless its member has left. */
  #present(): TrackedOrder | undefined {
    if (this.#followed && this.#followed.member !== $memberKey.get()) this.#drop();
    return this.#followed;
  }

  #takeUp(): void {
    const member = $memberKey.get();
    const text = readFromTab(this.#subject.name);
    if (this.#present() || text === undefined) return;
    const order = parsePendingOrder(text, Date.now());
    const answered = order?.paid ? 'paid' : 'unknown';
    if (order) this.#follow({ ...order, reply: answered, since: order.at, isSecond: false, member });
    else clearFromTab(this.#subject.name);
  }

  #drop(): void {
    this.#followed = undefined;
    this.#isHeld = false;
    this.#stop();
    clearTimeout(this.#timer);
  }

  #end(): void {
    this.#drop();
    clearFromTab(this.#subject.name);
  }

  #plan(order: TrackedOrder): void {
    clearTimeout(this.#timer);
    const next = getNextCheckDelay(order);
    if (next === undefined) return;
    const look = () => (isPageActive() ? void this.check() : this.#plan(order));
    this.#timer = setTimeout(look, next);
  }

  /** Looks, tells, and plans the next look for as long as what is told may change. */
  async #look(
    isAgain: boolean,
  ): Promise<{ holdings: AccountSnapshot; verdict: ReconciliationResult } | undefined> {
    const order = this.#present();
    if (!order || this.#isHeld) return undefined;
    const holdings = await this.#subject.readSnapshot().catch((): AccountSnapshot => ({}));
    // Another order has been given meanwhile.
    if (this.#present() !== order || this.#isHeld) return undefined;
    const verdict = (order.paid ? reconcilePayment : reconcile)(order.before, holdings, order.asked);
    this.#show(order, verdict, holdings);
    if (order.reply === 'unknown' && (hasFoundChange(verdict) || isPollingOver(order)))
      this.#subject.onSettled?.();
    // What is on screen may have been asked for before it happened.
    if (isAgain || (hasFoundChange(verdict) && order.reply !== 'accepted')) invalidate(moneyQueries);
    const isSettled = hasFoundChange(verdict) && (!order.isSecond || isPollingOver(order));
    if (isSettled && order.paid) {
      this.#drop();
      this.#subject.onPaymentSettled?.(verdict);
    } else if (isSettled || !canChange(order)) this.#end();
    else this.#plan(order);
    return { holdings, verdict };
  }

  #show(order: TrackedOrder, verdict: ReconciliationResult, { balance }: AccountSnapshot): void {
    const { operation, about, $status } = this.#subject;
    const look = { at: Date.now(), isLast: isPollingOver(order), balance };
    const told = orderStatusMessage({ ...order, operation, about: about() }, verdict, look);
    // What was told and read does not come back; only the time of an open question goes on, where that stands.
    if (told?.text === this.#lastText && !(told?.isOpen && $status.get())) return;
    this.#lastText = told?.text;
    const isNews =
      told && (told.tone === 'warning' || (told.tone === 'success' && order.reply !== 'accepted'));
    if (isNews && $status.lc === 0) {
      showToast({ kind: told.tone === 'warning' ? 'error' : 'success', text: told.text });
    }
    $status.set(told);
  }
}
