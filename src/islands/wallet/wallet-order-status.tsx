import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { depositSettlement, isDepositUnsettled } from '../../stores/wallet/deposit-settlement.ts';
import { withdraw } from '../../stores/wallet/withdrawal.ts';
import { OrderStatusPanel } from '../shared/order-status.tsx';

/** Whether a deposit that was paid has arrived; one that has is told of once. */
export function DepositStatus() {
  const [isAwaited] = useState(isDepositUnsettled);
  const told = useStore(depositSettlement.$status);
  return (
    isAwaited && (
      <OrderStatusPanel order={depositSettlement} isStandalone dismissLabel={told?.isOpen ? '' : 'OK'} />
    )
  );
}

/** What became of a withdrawal, where its form leads back to, and of a deposit that was paid. */
export default function WalletOrderStatus() {
  return (
    <>
      <OrderStatusPanel order={withdraw} />
      <DepositStatus />
    </>
  );
}
