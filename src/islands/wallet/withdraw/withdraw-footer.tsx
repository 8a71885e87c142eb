import { useStore } from '@nanostores/react';
import { transactionsQuery } from '../../../stores/wallet/wallet.ts';
import { withdraw } from '../../../stores/wallet/withdrawal.ts';
import { OrderStatusPanel } from '../../shared/order-status.tsx';

/** Lazily loaded footer of the withdrawal form. */
export default function WithdrawFooter() {
  // Reconciliation needs the transactions before the order.
  useStore(transactionsQuery.$data);
  return <OrderStatusPanel order={withdraw} />;
}
