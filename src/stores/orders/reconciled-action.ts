import { atom, computed } from 'nanostores';
import type { Action, ActionResult, OrderAction } from '../../lib/data/action.ts';
import type { Operation } from '../../lib/messages/operations.ts';
import type { AccountSnapshot, ExpectedChange } from '../../lib/orders/reconcile.ts';
import { readFromTab, saveToTab } from '../../lib/storage/scoped-storage.ts';
import { $memberKey } from '../app/session.ts';
import { type DatedSnapshot, isSnapshotFresh } from './account-snapshot.ts';
import { createLazyTracker } from './lazy-tracker.ts';

interface Reconciliation<Input> {
  readonly key: string;
  readonly getExpectedChange: (input: Input) => ExpectedChange;
  /** @param input absent before the order */
  readonly getVisibleSnapshot: (input?: Input) => DatedSnapshot | undefined;
  readonly select?: (snapshot: AccountSnapshot, input: Input) => AccountSnapshot;
  readonly readSnapshot: () => Promise<AccountSnapshot>;
  readonly about: () => string;
}

export interface OrderInput<Input> {
  readonly input: Input;
  readonly before: AccountSnapshot;
  /** False when another device may have changed the account since. */
  readonly isFresh: boolean;
}

/** `left` opened a payment page; nothing has been bought yet. */
export type AcceptedOrder = { readonly kind: 'left' } | { readonly kind: 'bought'; readonly count: number };

/** Longest wait for a fresh snapshot. Then the visible data is used. */
const snapshotWaitMs = 2_000;

export function getPendingOrderName(operation: Operation, key: string): string {
  return `order ${operation} ${key}`;
}

/**
 * Adds reconciliation to a money action: compares account snapshots with the expected change. Without a
 * reply, polls for a minute, because browsers may resend a request. Meanwhile, the next order waits for a
 * check.
 */
export function withReconciliation<Input, T extends AcceptedOrder | undefined>(
  action: Action<OrderInput<Input>, T>,
  reconciliation: Reconciliation<Input>,
): OrderAction<Input, T> {
  const { operation } = action;
  const $isChecking = atom(false);
  const $pending = computed(
    [action.$pending, $isChecking],
    (isSending, isChecking) => isSending || isChecking,
  );
  const name = getPendingOrderName(operation, reconciliation.key);
  const { load, isPending, resume, ...tracker } = createLazyTracker({
    ...reconciliation,
    operation,
    name,
    onSettled: action.clear,
  });

  const loadSnapshot = async (input: Input): Promise<DatedSnapshot | undefined> => {
    const visible = reconciliation.getVisibleSnapshot(input);
    if (isSnapshotFresh(visible)) return visible;
    const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, snapshotWaitMs));
    const reply = load().then((loaded) => loaded?.snapshots.read());
    return (await Promise.race([reply, timeout])) ?? visible;
  };

  const run = async (input: Input): Promise<ActionResult<T>> => {
    if ($pending.get() || action.$coolingDown.get()) return { kind: 'ignored' };
    const member = $memberKey.get();
    const earlierOrder = readFromTab(name);
    let snapshot: DatedSnapshot | undefined;
    $isChecking.set(true);
    try {
      const first =
        earlierOrder !== undefined || isPending() ? await (await load())?.checkBeforeOrder() : undefined;
      if (first?.isDone) {
        action.clear();
        return { kind: 'ignored' };
      }
      snapshot = first?.snapshot ?? (await loadSnapshot(input));
    } finally {
      $isChecking.set(false);
    }
    // An order is never sent for the next member.
    if ($memberKey.get() !== member) return { kind: 'ignored' };
    return send(input, snapshot, earlierOrder);
  };

  const send = async (
    input: Input,
    snapshot: DatedSnapshot | undefined,
    earlierOrder: string | undefined,
  ) => {
    void load();
    const account = snapshot?.snapshot ?? {};
    const before = reconciliation.select?.(account, input) ?? account;
    const isFresh = isSnapshotFresh(snapshot);
    const order = { asked: reconciliation.getExpectedChange(input), before, isFresh, at: Date.now() };
    saveToTab(name, JSON.stringify(order));
    const outcome = await action.run({ input, before, isFresh });
    void load().then((loaded) => loaded?.settleOrder(order, earlierOrder, outcome));
    return outcome;
  };

  return {
    ...action,
    $pending,
    run,
    ...tracker,
    prefetch: () => {
      if ($pending.get() || isSnapshotFresh(reconciliation.getVisibleSnapshot())) return;
      void load().then((loaded) => loaded?.snapshots.prefetch());
    },
    resume: () => {
      if (!$pending.get()) resume();
    },
  };
}
