import { atom, computed } from 'nanostores';
import type { Action, ActionResult, OrderAction } from '../../lib/data/action.ts';
import type { Operation } from '../../lib/messages/operations.ts';
import type { AccountSnapshot, ExpectedChange } from '../../lib/orders/reconcile.ts';
import { readFromTab, saveToTab } from '../../lib/storage/scoped-storage.ts';
import { $memberKey } from '../app/session.ts';
import { type DatedSnapshot, isSnapshotFresh } from './account-snapshot.ts';
import { createLazyTracker } from './lazy-tracker.ts';

/** How what really became of an order is found out. */
interface Reconciliation<Input> {
  /** Names the thing acted on in the tab's storage. */
  readonly key: string;
  readonly getExpectedChange: (input: Input) => ExpectedChange;
  /** What the screen shows of whatever the order may change, and since when. @param input once it is given */
  readonly getVisibleSnapshot: (input?: Input) => DatedSnapshot | undefined;
  /** Leaves out of a snapshot what says nothing of the order. */
  readonly select?: (holdings: AccountSnapshot, input: Input) => AccountSnapshot;
  /** What the API says now. @throws {AppError} */
  readonly readSnapshot: () => Promise<AccountSnapshot>;
  /** Names the thing acted on, for whoever reads a support ticket. */
  readonly about: () => string;
}

/** What the action of an order gets: its input, and what the API said of the account before. */
export interface OrderInput<Input> {
  readonly input: Input;
  readonly before: AccountSnapshot;
  /** False where that may be older than what another device has done since. */
  readonly isFresh: boolean;
}

/** What an accepted order answered; `left` for a payment page, so that nothing is done yet. */
export type AcceptedOrder = { readonly kind: 'left' } | { readonly kind: 'bought'; readonly count: number };

/** So long (ms) an order waits for the reply that it is compared with; after that the shown data has to do. */
const snapshotWaitMs = 2_000;

/** The name under which an order is kept until it is known what became of it. @param key as of its inquiry */
export function getPendingOrderName(operation: Operation, key: string): string {
  return `order ${operation} ${key}`;
}

/**
 * An action of money that tells what really happened: after each answer, and for a minute after none, it looks at what
 * the API says and compares that with what was before and what was asked. A browser may itself have sent the order
 * again. While it is not known what became of an order, the next one is sent only after another look.
 */
export function withReconciliation<Input, T extends AcceptedOrder | undefined>(
  action: Action<OrderInput<Input>, T>,
  inquiry: Reconciliation<Input>,
): OrderAction<Input, T> {
  const { operation } = action;
  const $looking = atom(false);
  const $pending = computed([action.$pending, $looking], (isSending, isLooking) => isSending || isLooking);
  const name = getPendingOrderName(operation, inquiry.key);
  /** Only an order needs it. Where it cannot be had, the API's own answer has been told. */
  const { load, isPending, resume, ...followed } = createLazyTracker({
    ...inquiry,
    operation,
    name,
    onSettled: action.clear,
  });

  /** What the order is compared with: the page's own data where that is fresh, else what the API says now. */
  const takeSnapshot = async (input: Input): Promise<DatedSnapshot | undefined> => {
    const shown = inquiry.getVisibleSnapshot(input);
    if (isSnapshotFresh(shown)) return shown;
    const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, snapshotWaitMs));
    const reply = load().then((loaded) => loaded?.snapshots.read());
    return (await Promise.race([reply, tooLate])) ?? shown;
  };

  const run = async (input: Input): Promise<ActionResult<T>> => {
    if ($pending.get() || action.$coolingDown.get()) return { kind: 'ignored' };
    const member = $memberKey.get();
    const earlier = readFromTab(name);
    let snapshot: DatedSnapshot | undefined;
    $looking.set(true);
    try {
      const first =
        earlier !== undefined || isPending() ? await (await load())?.checkBeforeOrder() : undefined;
      if (first?.isDone) {
        action.clear();
        return { kind: 'ignored' };
      }
      snapshot = first?.snapshot ?? (await takeSnapshot(input));
    } finally {
      $looking.set(false);
    }
    // What one member wanted is not sent in the name of the next.
    if ($memberKey.get() !== member) return { kind: 'ignored' };
    return send(input, snapshot, earlier);
  };

  const send = async (input: Input, snapshot: DatedSnapshot | undefined, earlier: string | undefined) => {
    void load();
    const { snapshot: holdings = {} } = snapshot ?? {};
    const before = inquiry.select?.(holdings, input) ?? holdings;
    const isFresh = isSnapshotFresh(snapshot);
    const order = { asked: inquiry.getExpectedChange(input), before, isFresh, at: Date.now() };
    saveToTab(name, JSON.stringify(order));
    const outcome = await action.run({ input, before, isFresh });
    void load().then((loaded) => loaded?.settleOrder(order, earlier, outcome));
    return outcome;
  };

  return {
    ...action,
    $pending,
    run,
    ...followed,
    prefetch: () => {
      if ($pending.get() || isSnapshotFresh(inquiry.getVisibleSnapshot())) return;
      void load().then((loaded) => loaded?.snapshots.prefetch());
    },
    resume: () => {
      if (!$pending.get()) resume();
    },
  };
}
