import { withdraw } from '../../stores/wallet/withdrawal.ts';
import { OrderStatusPanel } from '../shared/order-status.tsx';
import { DepositStatus } from './deposit-news.tsx';

/** What became of a withdrawal, where its form leads back to, and of a deposit that was paid. */
export default function WalletOrderStatus() {
  return (
    <>
      <OrderStatusPanel order={withdraw} />
      <DepositStatus />
    </>
  );
}
