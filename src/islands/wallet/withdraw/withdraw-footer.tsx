import { useStore } from '@nanostores/react';
import type { Action } from '../../../lib/data/action.ts';
import type { WithdrawValues } from '../../../lib/wallet/forms.ts';
import { $member } from '../../../stores/member/member.ts';
import { transactionsQuery } from '../../../stores/wallet/wallet.ts';
import { withdraw } from '../../../stores/wallet/withdrawal.ts';
import { OrderStatusPanel } from '../../shared/order-status.tsx';

/** 'Entire balance' means the last loaded balance, which the form shows. */
export const withdrawFromForm: Action<WithdrawValues, unknown> = {
  ...withdraw,
  run: (values) => withdraw.run({ ...values, balance: $member.get()?.balance ?? 0 }),
};

/** Lazily loaded footer of the withdrawal form. */
export default function WithdrawFooter() {
  // Reconciliation needs the transactions before the order.
  useStore(transactionsQuery.$data);
  return <OrderStatusPanel order={withdraw} />;
}
