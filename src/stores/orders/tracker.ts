import { getMoment, toMoment } from '../../lib/browser/moment.ts';
import type { ActionResult } from '../../lib/data/action.ts';
import { type PendingOrder, parsePendingOrder } from '../../lib/orders/pending-orders.ts';
import {
  type AccountSnapshot,
  type FoundChange,
  isFound,
  type ReconciliationResult,
  reconcile,
  reconcilePayment,
} from '../../lib/orders/reconcile.ts';
import { type OrderReply, orderStatusMessage } from '../../lib/orders/status-messages.ts';
import { tabStorage } from '../../lib/storage/scoped-storage.ts';
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
import type { TrackedSubject } from './track-order.ts';

/** `left` opened a payment page; nothing has been bought yet. */
export type AcceptedOrder = { readonly kind: 'left' } | { readonly kind: 'bought'; readonly count: number };

type Outcome = ActionResult<AcceptedOrder | undefined>;

/** Undefined for an order that was not sent, or that led to a payment page. */
function getReply(outcome: Outcome): OrderReply | undefined {
  if (outcome.kind === 'ignored') return undefined;
  if (outcome.kind === 'done') return outcome.data?.kind === 'left' ? undefined : 'accepted';
  const { isOutcomeUnknown, status } = outcome.error;
  if (isOutcomeUnknown) return 'unknown';
  return status === undefined ? undefined : 'refused';
}

function getBoughtCount(outcome: Outcome): number | undefined {
  return outcome.kind === 'done' && outcome.data?.kind === 'bought' ? outcome.data.count : undefined;
}

export interface TrackerOptions {
  /** Names the subject in support requests. */
  readonly about: () => string;
  readonly readSnapshot: () => Promise<AccountSnapshot>;
  /** Called when a payment settles. The payment stays stored, because its page may open again. */
  readonly onPaymentSettled?: (change: FoundChange) => void;
  /** Called when the account proves exactly an order without a reply, maybe more than once. */
  readonly onProven?: (order: PendingOrder) => void;
}

interface TrackedOrder extends PendingOrder {
  readonly reply: OrderReply;
  readonly count?: number | undefined;
  /** Time of the reply or the timeout, by `performance.now`. */
  readonly since: number;
  /** True when the order before may still succeed. */
  readonly isSecond: boolean;
  readonly member: string | null;
}

function getNextCheckDelay({ since, reply }: TrackedOrder): number | undefined {
  return getNextPollDelay(since, reply === 'paid' ? paymentPollSchedule : pollSchedule);
}

const isPollingOver = (order: TrackedOrder) => getNextCheckDelay(order) === undefined;
const canChange = ({ reply, isSecond }: TrackedOrder) => reply === 'unknown' || reply === 'paid' || isSecond;
export class OrderTracker {
  readonly #subject: TrackerOptions & TrackedSubject;
  #tracked: TrackedOrder | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastText: string | undefined | null = null;
  #lastSnapshot: string | undefined;
  /** True while the next order is in flight, because both orders have the same effects. */
  #isPaused = false;

  #stop = () => {};

  constructor(options: TrackerOptions, subject: TrackedSubject) {
    this.#subject = { ...options, ...subject };
  }

  /** True while the outcome of an order of this page is unknown. */
  get isPending(): boolean {
    return this.#tracked !== undefined && canChange(this.#tracked);
  }

  /** @param earlier the stored order before this one */
  settleOrder(order: PendingOrder, earlier: string | undefined, outcome: Outcome): void {
    const { name } = this.#subject;
    const reply = getReply(outcome);
    const before = this.#tracked;
    const isSecond = before !== undefined && canChange(before) && !isPollingOver(before);
    if (reply !== 'unknown') tabStorage.remove(name);
    if (!reply) {
      if (earlier !== undefined) tabStorage.write(name, earlier);
      this.#isPaused = false;
    } else if (reply === 'refused' && isSecond) {
      // The order before may still succeed.
      tabStorage.write(name, JSON.stringify(before));
      this.#track(before);
    } else {
      const count = getBoughtCount(outcome);
      const tracked = {
        ...order,
        reply,
        count,
        since: performance.now(),
        isSecond,
        member: $memberKey.get(),
      };
      this.#track(tracked);
      if (reply === 'accepted') this.#showStatus(tracked, { kind: 'unknown' }, {});
    }
    void this.#poll(false);
  }

  /** Resumes the stored order, for example after a reload. */
  resumePendingOrders(): void {
    this.#loadPending();
    this.#lastText = null;
    void this.#poll(false);
  }

  async check(): Promise<void> {
    await this.#poll(true);
  }

  /**
   * Polls before another order is sent.
   * @returns a snapshot, and whether the order before has just been settled
   */
  async checkBeforeOrder(): Promise<{
    readonly isDone: boolean;
    readonly snapshot: DatedSnapshot | undefined;
  }> {
    this.#loadPending();
    const known = this.#lastText;
    const requested = getMoment();
    const attempt = await this.#poll(false);
    const isDone = attempt !== undefined && isFound(attempt.result) && this.#lastText !== known;
    this.#isPaused = !isDone;
    return { isDone, snapshot: attempt && { snapshot: attempt.snapshot, ...requested } };
  }

  /** Polling of an open order continues. */
  dismiss(): void {
    if (this.#tracked && isPollingOver(this.#tracked)) this.#end();
  }

  #track(order: TrackedOrder): void {
    this.#tracked = order;
    this.#lastText = null;
    this.#isPaused = false;
    this.#stop();
    if (canChange(order)) this.#stop = subscribePageActive(() => void this.check());
  }

  #getTracked(): TrackedOrder | undefined {
    if (this.#tracked && this.#tracked.member !== $memberKey.get()) this.#untrack();
    return this.#tracked;
  }

  #loadPending(): void {
    const member = $memberKey.get();
    const text = tabStorage.read(this.#subject.name);
    if (this.#getTracked() || text === undefined) return;
    const order = parsePendingOrder(text, Date.now());
    const reply = order?.paid ? 'paid' : 'unknown';
    if (order) this.#track({ ...order, reply, since: toMoment(order.at).uptime, isSecond: false, member });
    else tabStorage.remove(this.#subject.name);
  }

  #untrack(): void {
    this.#tracked = undefined;
    this.#isPaused = false;
    this.#stop();
    clearTimeout(this.#timer);
  }

  #end(): void {
    this.#untrack();
    tabStorage.remove(this.#subject.name);
  }

  #schedulePoll(order: TrackedOrder): void {
    clearTimeout(this.#timer);
    const next = getNextCheckDelay(order);
    if (next === undefined) return;
    const pollIfActive = () => (isPageActive() ? void this.check() : this.#schedulePoll(order));
    this.#timer = setTimeout(pollIfActive, next);
  }

  async #poll(
    shouldRefetch: boolean,
  ): Promise<{ snapshot: AccountSnapshot; result: ReconciliationResult } | undefined> {
    const order = this.#getTracked();
    if (!order || this.#isPaused) return undefined;
    const snapshot = await this.#subject.readSnapshot().catch((): AccountSnapshot => ({}));
    if (this.#getTracked() !== order || this.#isPaused) return undefined;
    const result = (order.paid ? reconcilePayment : reconcile)(order.before, snapshot, order.asked);
    this.#showStatus(order, result, snapshot);
    if (order.reply === 'unknown' && (isFound(result) || isPollingOver(order))) this.#subject.onSettled?.();
    // The visible data may be older than the change. A balance changes with all money.
    const text = JSON.stringify(snapshot);
    const isChanged = snapshot.balance === undefined || text !== this.#lastSnapshot;
    this.#lastSnapshot = text;
    if ((shouldRefetch && isChanged) || (isFound(result) && order.reply !== 'accepted'))
      invalidate(moneyQueries);
    const isProven = order.reply === 'unknown' && order.isFresh && result.kind === 'asked';
    if (isProven) this.#subject.onProven?.(order);
    const isSettled = isFound(result) && (!order.isSecond || isPollingOver(order));
    if (isSettled && order.paid) {
      this.#untrack();
      this.#subject.onPaymentSettled?.(result);
    } else if (isSettled || !canChange(order)) this.#end();
    else this.#schedulePoll(order);
    return { snapshot, result };
  }

  #showStatus(order: TrackedOrder, result: ReconciliationResult, { balance }: AccountSnapshot): void {
    const { operation, about, $status } = this.#subject;
    const attempt = { at: Date.now(), isLast: isPollingOver(order), balance };
    const status = orderStatusMessage({ ...order, operation, about: about() }, result, attempt);
    // A dismissed status does not return. A visible open status updates its time.
    if (status?.text === this.#lastText && !(status?.isOpen && $status.get())) return;
    this.#lastText = status?.text;
    const shouldToast =
      status && (status.tone === 'warning' || (status.tone === 'success' && order.reply !== 'accepted'));
    if (shouldToast && $status.lc === 0) {
      showToast({ kind: status.tone === 'warning' ? 'error' : 'success', text: status.text });
    }
    $status.set(status);
  }
}
