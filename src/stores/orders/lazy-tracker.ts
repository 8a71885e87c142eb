import { atom } from 'nanostores';
import type { OrderStatus } from '../../lib/orders/status-messages.ts';
import { hasInTab } from '../../lib/storage/scoped-storage.ts';
import type { OrderTracker, Subject } from './tracker.ts';

/** Creates a tracker that loads with the first order. Without its chunk, no status is shown. */
export function createLazyTracker(subject: Omit<Subject, '$status'>) {
  const $status = atom<OrderStatus | undefined>();
  let tracker: OrderTracker | undefined;
  const load = async () => {
    const module = await import('./tracker.ts').catch(() => undefined);
    if (module) tracker ??= new module.OrderTracker({ ...subject, $status });
    return tracker;
  };
  return {
    $status,
    load,
    isPending: () => tracker?.isPending === true,
    dismiss: () => {
      $status.set(undefined);
      tracker?.dismiss();
    },
    check: async () => void (await (await load())?.check()),
    resume: () => {
      if (!$status.get() && hasInTab(subject.name))
        void load().then((loaded) => loaded?.resumePendingOrders());
    },
  };
}
