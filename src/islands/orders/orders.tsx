import { useStore } from '@nanostores/react';
import { type ComponentProps, Suspense } from 'react';
import type { OrderOperation } from '../../lib/orders/money-operations.ts';
import { hasPendingOrders } from '../../lib/storage/known-keys.ts';
import { $pendingOrders } from '../../stores/orders/pending-orders.ts';
import { lazyComponent } from '../ui/loading/lazy-component.tsx';

/** Most visits have no order whose outcome is unknown. */
const load = () => import('./unanswered-order.tsx');

const Unanswered = lazyComponent(async () => (await load()).UnansweredOrder);
const Unfinished = lazyComponent(async () => (await load()).UnfinishedList);
export const OrderEvidence = lazyComponent(async () => (await load()).OrderEvidence);

/** Loads it ahead of use: an order stays without a reply when the connection is lost. */
export function preloadOrders(): void {
  for (const part of [Unanswered, Unfinished, OrderEvidence]) void part.preload();
}
if (hasPendingOrders()) preloadOrders();

export function UnansweredOrder(props: ComponentProps<typeof Unanswered>) {
  return (
    <Suspense>
      <Unanswered {...props} />
    </Suspense>
  );
}

interface UnfinishedPaymentsProps {
  /** Only those of a screen's subject, inside its card. Without it, all in a card of their own. */
  readonly only?: { readonly operations: readonly OrderOperation[]; readonly subjectId: string };
}

/** Payments on another site, if there are any. */
export function UnfinishedPayments({ only }: UnfinishedPaymentsProps) {
  const orders = useStore($pendingOrders).filter(
    ({ state, operation, subjectId }) =>
      state === 'redirected' &&
      (!only || (only.operations.includes(operation) && only.subjectId === subjectId)),
  );
  return (
    orders.length > 0 && (
      <Suspense>
        <Unfinished orders={orders} isInCard={only !== undefined} />
      </Suspense>
    )
  );
}
