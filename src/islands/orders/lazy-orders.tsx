import { type ComponentProps, Suspense } from 'react';
import { hasPendingOrders } from '../../lib/orders/pending-order-names.ts';
import { lazyComponent } from '../ui/loading/lazy-component.tsx';

/** Most visits have no order whose outcome is unknown. */
const load = () => import('./unanswered-order.tsx');

const Unanswered = lazyComponent(async () => ({ default: (await load()).UnansweredOrder }));
const Unfinished = lazyComponent(async () => ({ default: (await load()).UnfinishedList }));
const Evidence = lazyComponent(async () => ({ default: (await load()).OrderEvidence }));

/** Loads it ahead of use: an order stays without a reply when the connection is lost. */
export function preloadOrders(): void {
  for (const part of [Unanswered, Unfinished, Evidence]) void part.preload();
}
if (hasPendingOrders()) preloadOrders();

export function UnansweredOrder(props: ComponentProps<typeof Unanswered>) {
  return (
    <Suspense>
      <Unanswered {...props} />
    </Suspense>
  );
}

export function UnfinishedList(props: ComponentProps<typeof Unfinished>) {
  return (
    <Suspense>
      <Unfinished {...props} />
    </Suspense>
  );
}

export function OrderEvidence(props: ComponentProps<typeof Evidence>) {
  return (
    <Suspense>
      <Evidence {...props} />
    </Suspense>
  );
}
