import { atom, type WritableAtom } from 'nanostores';
import type { Operation } from '../../lib/messages/operations.ts';
import type { OrderStatus } from '../../lib/orders/status-messages.ts';
import { tabStorage } from '../../lib/storage/scoped-storage.ts';
import { $memberKey } from '../app/session.ts';
import type { OrderSubject } from '../data/run-action.ts';
import type { OrderTracker } from './tracker.ts';

interface Subject extends Partial<OrderSubject> {
  readonly operation: Operation;
  /** Storage name of the pending order, if not by operation and key. */
  readonly name?: string;
}

export interface TrackedSubject extends Pick<OrderSubject, 'operation'>, Pick<Subject, 'onSettled'> {
  readonly name: string;
  readonly $status: WritableAtom<OrderStatus | undefined>;
}

export function getPendingOrderName(operation: Operation, key = ''): string {
  return `order ${operation} ${key}`;
}

/**
 * Returns the `reconcile` of a money write: the status of its order. The tracker loads once it is needed.
 */
export function trackOrder<T extends OrderTracker & { prefetch?(): void }>(
  loadCode: () => Promise<{ readonly createTracker: (subject: TrackedSubject) => T }>,
) {
  return ({ key, $pending, ...subject }: Subject) => {
    const name = subject.name ?? getPendingOrderName(subject.operation, key);
    const $status: TrackedSubject['$status'] = atom();
    let tracker: T | undefined;
    const load = async () => {
      const { createTracker } = await loadCode();
      tracker ??= createTracker({ ...subject, name, $status });
      return tracker;
    };
    // Without its code, no status is shown.
    const loadThen = (act: (tracker: T) => Promise<void> | void) => load().then(act, () => {});
    const dismiss = () => {
      $status.set(undefined);
      tracker?.dismiss();
    };
    // A family drops its actions.
    if (key === undefined) $memberKey.listen(dismiss);
    return {
      $status,
      load,
      dismiss,
      check: () => loadThen((loaded) => loaded.check()),
      resume: () => {
        if (!$pending?.get() && !$status.get() && tabStorage.has(name))
          void loadThen((loaded) => loaded.resumePendingOrders());
      },
      prefetch: () => void loadThen((loaded) => loaded.prefetch?.()),
    };
  };
}
