import { call } from '../../lib/api/api.ts';
import { withdraw } from '../../lib/contract/wallet.ts';
import { toAmountText } from '../../lib/format/money.ts';
import type { AccountSnapshot } from '../../lib/orders/reconcile.ts';
import type { WithdrawValues } from '../../lib/wallet/forms.ts';
import { moneyQueries } from '../data/invalidation.ts';
import type { Write } from '../data/run-action.ts';
import { getVisibleSnapshot } from '../orders/account-snapshot.ts';
import { reconcileOrder } from '../orders/order.ts';
import { getTransactionsSnapshot, readTransactionsSnapshot } from '../orders/read-snapshot.ts';
import { saveRequestedWithdrawal } from './requested-withdrawals.ts';
import { $hasWithdrawn, transactionsQuery } from './wallet.ts';

/** The form's values, and the balance (pence) for 'entire balance'. */
type WithdrawInput = WithdrawValues &
  ({ readonly entire: false } | { readonly entire: true; readonly balance: number });

function getAmount(values: WithdrawInput): number {
  return values.entire ? values.balance : values.amount;
}

function selectAmount({ transactions, isPart }: AccountSnapshot, amount: number): AccountSnapshot {
  return { transactions: transactions?.filter((movement) => movement.amount === -amount), isPart };
}

export const { createTracker } = reconcileOrder<WithdrawInput, undefined>({
  getExpectedChange: (values) => ({ kind: 'withdrawal', amount: getAmount(values) }),
  getVisibleSnapshot: () => getVisibleSnapshot(transactionsQuery, getTransactionsSnapshot),
  select: (snapshot, values) => selectAmount(snapshot, getAmount(values)),
  readSnapshot: readTransactionsSnapshot,
  about: () => 'Withdrawal',
  onProven: ({ asked, at }) => {
    if (asked.kind === 'withdrawal') saveRequestedWithdrawal(asked.amount, at);
  },
});

export const write: Write<WithdrawInput, undefined> = {
  send: async (values) => {
    $hasWithdrawn.set(true);
    await call(withdraw, {
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
  onSuccess: (_, values) => saveRequestedWithdrawal(getAmount(values), Date.now()),
};
