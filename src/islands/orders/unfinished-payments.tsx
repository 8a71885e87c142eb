import { useStore } from '@nanostores/react';
import type { OrderOperation } from '../../lib/orders/money-operations.ts';
import { $pendingOrders } from '../../stores/orders/pending-orders.ts';
import { UnfinishedList } from './lazy-orders.tsx';

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
  return orders.length > 0 && <UnfinishedList orders={orders} isInCard={only !== undefined} />;
}
