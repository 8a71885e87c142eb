import { call } from '../../lib/api/api.ts';
import { withdraw as withdrawCall } from '../../lib/contract/wallet.ts';
import { toAmountText } from '../../lib/format/money.ts';
import type { WithdrawValues } from '../../lib/wallet/withdraw-form.ts';
import { nowMs } from '../app/clock.ts';
import { createOrder } from '../orders/orders.ts';
import { saveRequestedWithdrawal } from './requested-withdrawals.ts';

/** The form's values, and the balance (pence) for 'entire balance'. */
type WithdrawInput = WithdrawValues &
  ({ readonly entire: false } | { readonly entire: true; readonly balance: number });

function getAmount(values: WithdrawInput): number {
  return values.entire ? values.balance : values.amount;
}

export const withdraw = createOrder<WithdrawInput>({
  operation: 'withdraw',
  subjectId: '',
  describe: (values) => ({ name: '', amount: getAmount(values) }),
  send: async (values) => {
    await call(withdrawCall, {
      payload: {
        amount: toAmountText(getAmount(values)),
        address1: values.address1,
        address2: values.address2,
        city: values.city,
        county: values.county,
        postcode: values.postcode,
        phone_number: values.phoneNumber,
        bank_name: values.bankName,
        bank_account: values.accountNumber,
        sortcode: values.sortCode,
      },
    });
    return undefined;
  },
  successMessage: (say) => say.withdraw(),
  onSuccess: (values) => saveRequestedWithdrawal(getAmount(values), nowMs()),
});
