import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { arrival, isDepositAwaited } from '../../stores/wallet/deposit-settlement.ts';
import { OrderNews } from '../shared/order-status.tsx';

/** Whether a deposit that was paid has arrived; one that has is told of once. */
export function DepositNews() {
  const [isAwaited] = useState(isDepositAwaited);
  const told = useStore(arrival.$told);
  return isAwaited && <OrderNews order={arrival} isAside againLabel={told?.isOpen ? '' : 'OK'} />;
}
