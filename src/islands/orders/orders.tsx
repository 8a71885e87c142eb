import { useStore } from '@nanostores/react';
import { type ComponentProps, Suspense } from 'react';
import type { OrderOperation } from '../../lib/orders/money-operations.ts';
import { hasPendingOrders } from '../../lib/storage/known-keys.ts';
import { $pendingOrders } from '../../stores/orders/pending-orders.ts';
import { lazyComponent } from '../ui/loading/lazy-component.tsx';

/** Lazy, because most visits have no order with an unknown outcome. */
const load = () => import('./unanswered-order.tsx');

const Unanswered = lazyComponent(async () => (await load()).UnansweredOrder);
const Unfinished = lazyComponent(async () => (await load()).UnfinishedList);
export const OrderEvidence = lazyComponent(async () => (await load()).OrderEvidence);

/** Preloads the code, because it is needed when the connection is lost. */
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
  /** Limits the list to one screen's orders, inside that screen's card. Else all are listed in a separate card. */
  readonly only?: { readonly operations: readonly OrderOperation[]; readonly subjectId: string };
}

/** Lists payments that the member has to finish on another site. */
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
