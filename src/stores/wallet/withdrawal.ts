import { call } from '../../lib/api/api.ts';
import { withdraw as withdrawCall } from '../../lib/contract/wallet.ts';
import { toAmountText } from '../../lib/format/money.ts';
import type { Holdings } from '../../lib/orders/reconcile.ts';
import type { WithdrawValues } from '../../lib/wallet/forms.ts';
import { $memberKey } from '../app/session.ts';
import { createAction } from '../data/action.ts';
import { moneyReads } from '../data/invalidation.ts';
import { snapshotOf } from '../orders/account-snapshot.ts';
import { type OrderInput, withInquiry } from '../orders/reconciled-action.ts';
import { holdingsOf } from './movements.ts';
import { $withdrawn, transactionsQuery } from './wallet.ts';

/** The form's values, and the balance (pence) that 'entire balance' stands for. */
export type WithdrawInput = WithdrawValues & { readonly balance: number };

function withdrawnOf(values: WithdrawInput): number {
  return values.entire ? values.balance : values.amount;
}

/** Only movements of the same amount are taken for it. */
function movedAs({ transactions, isPart }: Holdings, amount: number): Holdings {
  return { transactions: transactions?.filter((movement) => movement.amount === -amount), isPart };
}

const sendWithdrawal = createAction({
  operation: 'withdraw',
  send: async ({ input: values }: OrderInput<WithdrawInput>) => {
    $withdrawn.set(true);
    await call(withdrawCall, {
      payload: {
        amount: toAmountText(withdrawnOf(values)),
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
  refreshes: moneyReads,
  tells: (say) => say.withdraw(),
});

export const withdraw = withInquiry(sendWithdrawal, {
  key: '',
  asked: (values) => ({ kind: 'withdrawal', amount: withdrawnOf(values) }),
  shown: () => snapshotOf(transactionsQuery, holdingsOf),
  select: (holdings, values) => movedAs(holdings, withdrawnOf(values)),
  look: async () => (await import('./wallet-snapshot.ts')).lookAtTransactions(),
  about: () => 'Withdrawal',
});
$memberKey.listen(withdraw.goOn);
