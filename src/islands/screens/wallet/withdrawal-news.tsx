import { withdraw } from '../../../stores/wallet/wallet-orders.ts';
import { OrderNews } from '../../parts/order-news.tsx';

/** What became of a withdrawal, where its form leads back to. */
export default function WithdrawalNews() {
  return <OrderNews order={withdraw} againLabel="OK" />;
}
