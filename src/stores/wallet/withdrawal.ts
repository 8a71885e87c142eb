import { call } from '../../lib/api/api.ts';
import { withdraw as withdrawCall } from '../../lib/contract/wallet.ts';
import { toAmountText } from '../../lib/format/money.ts';
import type { AccountSnapshot } from '../../lib/orders/reconcile.ts';
import type { WithdrawValues } from '../../lib/wallet/forms.ts';
import { $memberKey } from '../app/session.ts';
import { createAction } from '../data/action.ts';
import { moneyQueries } from '../data/invalidation.ts';
import { getVisibleSnapshot } from '../orders/account-snapshot.ts';
import { type OrderInput, withReconciliation } from '../orders/reconciled-action.ts';
import { $hasWithdrawn, getTransactionsSnapshot, transactionsQuery } from './wallet.ts';

/** The form's values and the balance (pence) for 'entire balance'. */
export type WithdrawInput = WithdrawValues & { readonly balance: number };

function getAmount(values: WithdrawInput): number {
  return values.entire ? values.balance : values.amount;
}

function selectAmount({ transactions, isPart }: AccountSnapshot, amount: number): AccountSnapshot {
  return { transactions: transactions?.filter((movement) => movement.amount === -amount), isPart };
}

const sendWithdrawal = createAction({
  operation: 'withdraw',
  send: async ({ input: values }: OrderInput<WithdrawInput>) => {
    $hasWithdrawn.set(true);
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
  invalidates: moneyQueries,
  successMessage: (say) => say.withdraw(),
});

export const withdraw = withReconciliation(sendWithdrawal, {
  key: '',
  getExpectedChange: (values) => ({ kind: 'withdrawal', amount: getAmount(values) }),
  getVisibleSnapshot: () => getVisibleSnapshot(transactionsQuery, getTransactionsSnapshot),
  select: (snapshot, values) => selectAmount(snapshot, getAmount(values)),
  readSnapshot: async () => (await import('./wallet-snapshot.ts')).readTransactionsSnapshot(),
  about: () => 'Withdrawal',
});
$memberKey.listen(withdraw.dismiss);
