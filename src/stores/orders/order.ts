import { getMoment, type Moment } from '../../lib/browser/moment.ts';
import type { ActionResult } from '../../lib/data/action.ts';
import type { AccountSnapshot, ExpectedChange } from '../../lib/orders/reconcile.ts';
import { tabStorage } from '../../lib/storage/scoped-storage.ts';
import { $memberKey } from '../app/session.ts';
import type { Order, OrderAccount } from '../data/run-action.ts';
import { type DatedSnapshot, isSnapshotFresh } from './account-snapshot.ts';
import type { TrackedSubject } from './track-order.ts';
import { type AcceptedOrder, OrderTracker, type TrackerOptions } from './tracker.ts';

interface Reconciliation<Input> extends TrackerOptions {
  readonly getExpectedChange: (input: Input) => ExpectedChange;
  /** @param input absent before the order */
  readonly getVisibleSnapshot: (input?: Input) => DatedSnapshot | undefined;
  readonly select?: (snapshot: AccountSnapshot, input: Input) => AccountSnapshot;
}

/** Longest wait for a fresh snapshot. Then the visible data is used. */
const snapshotWaitMs = 2_000;

interface SnapshotRequest extends Moment {
  readonly member: string | null;
  readonly reply: Promise<DatedSnapshot | undefined>;
}

/**
 * Compares account snapshots with the expected change. Without a reply, polls for a minute, because browsers
 * may resend a request. Meanwhile, the next order waits for a check.
 */
class ReconciledOrder<Input, T extends AcceptedOrder | undefined>
  extends OrderTracker
  implements Order<Input, T>
{
  readonly #reconciliation: Reconciliation<Input>;
  readonly #subject: TrackedSubject;
  #request: SnapshotRequest | undefined;

  constructor(reconciliation: Reconciliation<Input>, subject: TrackedSubject) {
    super(reconciliation, subject);
    this.#reconciliation = reconciliation;
    this.#subject = subject;
  }

  prefetch(): void {
    if (!isSnapshotFresh(this.#reconciliation.getVisibleSnapshot())) this.#requestSnapshot();
  }

  /** Requests a snapshot, because another device may have ordered. */
  #requestSnapshot(): SnapshotRequest {
    const member = $memberKey.get();
    if (isSnapshotFresh(this.#request) && this.#request.member === member) return this.#request;
    const requested = getMoment();
    const reply = this.#reconciliation.readSnapshot().then(
      (snapshot): DatedSnapshot => ({ snapshot, ...requested }),
      () => {
        if (this.#request === request) this.#request = undefined;
        return undefined;
      },
    );
    const request: SnapshotRequest = { member, ...requested, reply };
    this.#request = request;
    return request;
  }

  async #loadSnapshot(input: Input): Promise<DatedSnapshot | undefined> {
    const visible = this.#reconciliation.getVisibleSnapshot(input);
    if (isSnapshotFresh(visible)) return visible;
    const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, snapshotWaitMs));
    return (await Promise.race([this.#requestSnapshot().reply, timeout])) ?? visible;
  }

  async run(
    input: Input,
    send: (account: OrderAccount) => Promise<ActionResult<T>>,
  ): Promise<ActionResult<T>> {
    const { name, onSettled } = this.#subject;
    const member = $memberKey.get();
    const earlier = tabStorage.read(name);
    const check = earlier !== undefined || this.isPending ? await this.checkBeforeOrder() : undefined;
    if (check?.isDone) {
      onSettled?.();
      return { kind: 'ignored' };
    }
    const snapshot = check?.snapshot ?? (await this.#loadSnapshot(input));
    // An order is neither stored nor sent for the next member.
    if ($memberKey.get() !== member) return { kind: 'ignored' };
    const { getExpectedChange, select } = this.#reconciliation;
    const account = snapshot?.snapshot ?? {};
    const before = select?.(account, input) ?? account;
    const isFresh = isSnapshotFresh(snapshot);
    const order = { asked: getExpectedChange(input), before, isFresh, at: Date.now() };
    tabStorage.write(name, JSON.stringify(order));
    const outcome = await send({ before, isFresh });
    this.#request = undefined;
    if ($memberKey.get() === member) this.settleOrder(order, earlier, outcome);
    return outcome;
  }
}

export function reconcileOrder<Input, T extends AcceptedOrder | undefined>(
  reconciliation: Reconciliation<Input>,
) {
  return {
    createTracker: (subject: TrackedSubject) => new ReconciledOrder<Input, T>(reconciliation, subject),
  };
}
