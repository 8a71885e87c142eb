/** What follows the withdrawal's form, and sends it, in a chunk of its own. */
import { useStore } from '@nanostores/react';
import type { Action } from '../../../lib/data/query.ts';
import type { WithdrawValues } from '../../../lib/wallet/forms.ts';
import { $member } from '../../../stores/member/member.ts';
import { transactionsQuery } from '../../../stores/wallet/wallet.ts';
import { withdraw } from '../../../stores/wallet/withdrawal.ts';
import { OrderStatusPanel } from '../../shared/order-status.tsx';

/** The withdrawal as the form sends it: 'entire balance' is the balance last loaded, which the form also shows. */
export const withdrawFromForm: Action<WithdrawValues, unknown> = {
  ...withdraw,
  run: (values) => withdraw.run({ ...values, balance: $member.get()?.balance ?? 0 }),
};

/** What became of the withdrawal. */
export default function WithdrawFooter() {
  // What was booked before is compared with what is booked after.
  useStore(transactionsQuery.$data);
  return <OrderStatusPanel order={withdraw} />;
}
