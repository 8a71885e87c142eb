import { call } from '../lib/api.ts';
import {
  deposit as depositCall,
  listTransactions,
  withdraw as withdrawCall,
} from '../lib/contract/wallet.ts';
import type { DepositValues, WithdrawValues } from '../lib/forms/wallet.ts';
import { forgetDraft } from '../lib/kept.ts';
import { toAmountText } from '../lib/money.ts';
import { successes } from '../lib/successes.ts';
import { createAction } from './action.ts';
import { moneyReads, refresh } from './freshness.ts';
import { followPayment } from './payment.ts';
import { createQuery } from './query.ts';
import { showToast } from './toasts.ts';

/** All movements of the wallet, as the API orders them. */
export const transactionsQuery = createQuery({
  name: 'transactions',
  firstFor: ['wallet'],
  operation: 'listTransactions',
  load: () => call(listTransactions, {}),
});

/** Loads again whatever a payment elsewhere may have changed. */
export function refreshAfterPayment(): void {
  refresh(moneyReads);
}

export const deposit = createAction({
  operation: 'deposit',
  send: async ({ amount }: DepositValues) => {
    const { redirect_url } = await call(depositCall, { payload: { amount: toAmountText(amount) } });
    // Whoever comes back decides anew how much it is to be.
    forgetDraft('deposit');
    await followPayment(redirect_url);
  },
  refreshes: moneyReads,
});

/** The form's values, and the balance (pence) that 'entire balance' stands for. */
export type WithdrawInput = WithdrawValues & { readonly balance: number };

export const withdraw = createAction({
  operation: 'withdraw',
  send: (values: WithdrawInput) =>
    call(withdrawCall, {
      payload: {
        amount: toAmountText(values.entire ? values.balance : values.amount),
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
    }),
  refreshes: moneyReads,
  onDone: () => showToast({ kind: 'success', ...successes.withdraw() }),
});
