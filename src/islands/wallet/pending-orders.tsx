import { useStore } from '@nanostores/react';
import { $pendingOrders } from '../../stores/orders/pending-orders.ts';
import { UnansweredOrder } from '../orders/unanswered-order.tsx';
import { UnfinishedPayments } from '../orders/unfinished-payments.tsx';
import { RequestedWithdrawals } from './requested-withdrawals.tsx';

/** Everything that waits for the member's word, whichever screen it was sent from. */
export function PendingOrders() {
  const orders = useStore($pendingOrders);
  return (
    <>
      {orders.map(
        (order) => order.state === 'unanswered' && <UnansweredOrder key={order.id} order={order} />,
      )}
      <UnfinishedPayments />
      <RequestedWithdrawals />
    </>
  );
}
