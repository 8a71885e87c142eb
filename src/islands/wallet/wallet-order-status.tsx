import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { depositSettlement, isDepositUnsettled } from '../../stores/wallet/deposit-settlement.ts';
import { withdraw } from '../../stores/wallet/withdrawal.ts';
import { OrderStatusPanel } from '../shared/order-status.tsx';

/** Status of a deposit until it settles. A settled one shows until the member leaves the screen. */
export function DepositStatus() {
  const [isUnsettled] = useState(isDepositUnsettled);
  const status = useStore(depositSettlement.$status);
  return (
    isUnsettled && (
      <OrderStatusPanel order={depositSettlement} isStandalone dismissLabel={status?.isOpen ? '' : 'OK'} />
    )
  );
}

/** Status of the last withdrawal and of an unsettled deposit. */
export default function WalletOrderStatus() {
  return (
    <>
      <OrderStatusPanel order={withdraw} />
      <DepositStatus />
    </>
  );
}
