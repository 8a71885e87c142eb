import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { depositSettlement, getUnsettledDeposit } from '../../stores/wallet/deposit-settlement.ts';
import { withdraw } from '../../stores/wallet/withdrawal.ts';
import { OrderStatusPanel } from '../shared/order-status.tsx';
import { RequestedWithdrawals } from './requested-withdrawals.tsx';

/** Shown if the deposit is unsettled on mount. */
function DepositStatus() {
  const [isUnsettled] = useState(() => getUnsettledDeposit() !== undefined);
  const status = useStore(depositSettlement.$status);
  return (
    isUnsettled && (
      <OrderStatusPanel order={depositSettlement} isStandalone dismissLabel={status?.isOpen ? '' : 'OK'} />
    )
  );
}

/** Shows the withdrawal, the deposit and earlier withdrawals. */
export default function WalletOrderStatus() {
  return (
    <>
      <OrderStatusPanel order={withdraw} />
      <DepositStatus />
      <RequestedWithdrawals />
    </>
  );
}
