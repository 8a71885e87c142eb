/** What becomes of orders: looked up after each answer and, where none came, again and again for a minute. */

import type { Outcome } from '../../lib/data/query.ts';
import { type OpenOrder, parseOpenOrder } from '../../lib/orders/pending-orders.ts';
import { compare, comparePaid, type Holdings, type Verdict } from '../../lib/orders/reconcile.ts';
import { tellOutcome } from '../../lib/orders/status-messages.ts';
import { forget, keep, kept } from '../../lib/storage/scoped-storage.ts';
import { $memberKey } from '../app/session.ts';
import { showToast } from '../app/toasts.ts';
import { moneyReads, refresh } from '../data/invalidation.ts';
import type { Snapshot } from './account-snapshot.ts';
import { answerOf, countOf } from './answered.ts';
import {
  type AnsweredOrder,
  type Followed,
  isFound,
  isOver,
  mayChange,
  nextLookAt,
  type Subject,
} from './followed.ts';
import { isLookedAt, lookAlong } from './poll-schedule.ts';
import type { Ordered } from './reconciled-action.ts';
import { createSnapshotReader } from './snapshot-reader.ts';

/** Follows the orders of one subject, one after the other. */
export class Follower {
  readonly #subject: Subject;
  readonly snapshots: ReturnType<typeof createSnapshotReader>;
  #followed: Followed | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What was told last, null before the first time. */
  #lastText: string | undefined | null = null;
  /** While the next order is on its way nobody could tell its effect from this one's. */
  #isHeld = false;

  #stop = () => {};

  constructor(subject: Subject) {
    this.#subject = subject;
    this.snapshots = createSnapshotReader(subject.look);
  }

  /** True while it is not known what became of an order of this page. */
  get isOpen(): boolean {
    return this.#followed !== undefined && mayChange(this.#followed);
  }

  /**
   * Finds out what became of an order that was sent.
   * @param earlier what was kept of the one before
   */
  settle(order: OpenOrder, earlier: string | undefined, outcome: Outcome<Ordered | undefined>): void {
    this.snapshots.clear();
    const answered = answerOf(outcome);
    if (answered !== 'unknown') forget(this.#subject.name);
    if (answered) this.#begin({ ...order, answered, count: countOf(outcome) });
    else {
      if (earlier !== undefined) keep(this.#subject.name, earlier);
      this.#isHeld = false;
      void this.#look(false);
    }
  }

  #begin(order: AnsweredOrder): void {
    const before = this.#followed;
    const isSecond = before !== undefined && mayChange(before) && !isOver(before);
    // What was refused has changed nothing; the one before it may still.
    if (order.answered === 'refused' && before && isSecond) {
      keep(this.#subject.name, JSON.stringify(before));
      this.#follow(before);
    } else this.#follow({ ...order, since: Date.now(), isSecond, member: $memberKey.get() });
    if (order.answered === 'accepted' && this.#followed) this.#show(this.#followed, { kind: 'unknown' }, {});
    void this.#look(false);
  }

  /** Goes on with what this tab kept, such as after a reload, or tells it again. */
  resume(): void {
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
  async lookFirst(): Promise<{ readonly isDone: boolean; readonly snapshot: Snapshot | undefined }> {
    this.#takeUp();
    const known = this.#lastText;
    const at = Date.now();
    const seen = await this.#look(false);
    const isDone = seen !== undefined && isFound(seen.verdict) && this.#lastText !== known;
    this.#isHeld = !isDone;
    return { isDone, snapshot: seen && { holdings: seen.holdings, at } };
  }

  /** The member has read what was told; what is still open goes on being looked for. */
  read(): void {
    if (this.#followed && isOver(this.#followed)) this.#end();
  }

  #follow(order: Followed): void {
    this.#followed = order;
    this.#lastText = null;
    this.#isHeld = false;
    this.#stop();
    if (mayChange(order)) this.#stop = lookAlong(() => void this.check());
  }

  /** The order that is followed, unless its member has left. */
  #present(): Followed | undefined {
    if (this.#followed && this.#followed.member !== $memberKey.get()) this.#drop();
    return this.#followed;
  }

  #takeUp(): void {
    const member = $memberKey.get();
    const text = kept(this.#subject.name);
    if (this.#present() || text === undefined) return;
    const order = parseOpenOrder(text, Date.now());
    const answered = order?.paid ? 'paid' : 'unknown';
    if (order) this.#follow({ ...order, answered, since: order.at, isSecond: false, member });
    else forget(this.#subject.name);
  }

  #drop(): void {
    this.#followed = undefined;
    this.#isHeld = false;
    this.#stop();
    clearTimeout(this.#timer);
  }

  #end(): void {
    this.#drop();
    forget(this.#subject.name);
  }

  #plan(order: Followed): void {
    clearTimeout(this.#timer);
    const next = nextLookAt(order);
    if (next === undefined) return;
    const look = () => (isLookedAt() ? void this.check() : this.#plan(order));
    this.#timer = setTimeout(look, next);
  }

  /** Looks, tells, and plans the next look for as long as what is told may change. */
  async #look(isAgain: boolean): Promise<{ holdings: Holdings; verdict: Verdict } | undefined> {
    const order = this.#present();
    if (!order || this.#isHeld) return undefined;
    const holdings = await this.#subject.look().catch((): Holdings => ({}));
    // Another order has been given meanwhile.
    if (this.#present() !== order || this.#isHeld) return undefined;
    const verdict = (order.paid ? comparePaid : compare)(order.before, holdings, order.asked);
    this.#show(order, verdict, holdings);
    if (order.answered === 'unknown' && (isFound(verdict) || isOver(order))) this.#subject.onSettled?.();
    // What is on screen may have been asked for before it happened.
    if (isAgain || (isFound(verdict) && order.answered !== 'accepted')) refresh(moneyReads);
    const isSettled = isFound(verdict) && (!order.isSecond || isOver(order));
    if (isSettled && order.paid) {
      this.#drop();
      this.#subject.onArrived?.(verdict);
    } else if (isSettled || !mayChange(order)) this.#end();
    else this.#plan(order);
    return { holdings, verdict };
  }

  #show(order: Followed, verdict: Verdict, { balance }: Holdings): void {
    const { operation, about, $told } = this.#subject;
    const look = { at: Date.now(), isLast: isOver(order), balance };
    const told = tellOutcome({ ...order, operation, about: about() }, verdict, look);
    // What was told and read does not come back; only the time of an open question goes on, where that stands.
    if (told?.text === this.#lastText && !(told?.isOpen && $told.get())) return;
    this.#lastText = told?.text;
    const isNews =
      told && (told.tone === 'warning' || (told.tone === 'success' && order.answered !== 'accepted'));
    if (isNews && $told.lc === 0) {
      showToast({ kind: told.tone === 'warning' ? 'error' : 'success', text: told.text });
    }
    $told.set(told);
  }
}
