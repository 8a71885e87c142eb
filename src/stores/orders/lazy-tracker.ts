import { atom } from 'nanostores';
import type { OrderStatus } from '../../lib/orders/status-messages.ts';
import { hasInTab } from '../../lib/storage/scoped-storage.ts';
import type { OrderTracker, Subject } from './tracker.ts';

/** Follows the orders of a subject with what is loaded once there is one. Where it cannot be had, nothing is told. */
export function createLazyTracker(subject: Omit<Subject, '$status'>) {
  const $status = atom<OrderStatus | undefined>();
  let follower: OrderTracker | undefined;
  const load = async () => {
    const following = await import('./tracker.ts').catch(() => undefined);
    if (following) follower ??= new following.OrderTracker({ ...subject, $status });
    return follower;
  };
  return {
    $status: $status,
    load,
    isPending: () => follower?.isPending === true,
    dismiss: () => {
      $status.set(undefined);
      follower?.dismiss();
    },
    check: async () => void (await (await load())?.check()),
    resume: () => {
      if (!$status.get() && hasInTab(subject.name))
        void load().then((loaded) => loaded?.resumePendingOrders());
    },
  };
}
