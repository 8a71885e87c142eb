import { withdraw } from '../../stores/wallet/withdrawal.ts';
import { OrderNews } from '../shared/order-status.tsx';
import { DepositNews } from './deposit-news.tsx';

/** What became of a withdrawal, where its form leads back to, and of a deposit that was paid. */
export default function MoneyNews() {
  return (
    <>
      <OrderNews order={withdraw} />
      <DepositNews />
    </>
  );
}
