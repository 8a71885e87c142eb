import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent } from 'react';
import { $trustedSearch } from '../../../stores/orders/trusted-link.ts';
import { transactionsQuery } from '../../../stores/wallet/wallet.ts';
import { withdraw } from '../../../stores/wallet/withdrawal.ts';
import { OrderStatusPanel } from '../../shared/order-status.tsx';
import { useSetFieldValue } from '../../ui/form/form-context.ts';

/** Ticks the entire balance where the member followed the app's own link to withdraw it. */
function useEntireBalanceLink(): void {
  const isWanted = useStore($trustedSearch)?.entire === 'true';
  const setFieldValue = useSetFieldValue();
  const tick = useEffectEvent(() => setFieldValue('entire', true));
  useEffect(() => {
    if (isWanted) tick();
  }, [isWanted]);
}

/** Lazily loaded footer of the withdrawal form. */
export default function WithdrawFooter() {
  // Reconciliation needs the transactions before the order.
  useStore(transactionsQuery.$data);
  useEntireBalanceLink();
  return <OrderStatusPanel order={withdraw} />;
}
