import { call } from '../../lib/api/api.ts';
import { deposit as depositCall } from '../../lib/contract/wallet.ts';
import { toAmountText } from '../../lib/format/money.ts';
import type { AccountSnapshot } from '../../lib/orders/reconcile.ts';
import type { NamedDepositPurpose } from '../../lib/orders/top-up.ts';
import { getPath } from '../../lib/paths.ts';
import { clearFromTab } from '../../lib/storage/scoped-storage.ts';
import type { DepositValues } from '../../lib/wallet/forms.ts';
import { $memberKey } from '../app/session.ts';
import { createAction } from '../data/action.ts';
import { moneyQueries } from '../data/invalidation.ts';
import { redirectToPayment } from '../orders/payment-redirect.ts';
import { type OrderInput, withReconciliation } from '../orders/reconciled-action.ts';

/** The form's values, the balance (pence) that they are added to, and what the deposit is for, where these are known. */
interface DepositInput extends DepositValues {
  readonly balance?: number | undefined;
  readonly wanted?: NamedDepositPurpose | undefined;
}

/** Looks are taken with orders alone. */
async function lookAtWallet(): Promise<AccountSnapshot> {
  return (await import('./wallet-snapshot.ts')).readWalletSnapshot();
}

const sendDeposit = createAction({
  operation: 'deposit',
  send: async ({ input: { amount, balance, wanted }, before: known }: OrderInput<DepositInput>) => {
    const { redirect_url } = await call(depositCall, { payload: { amount: toAmountText(amount) } });
    // What stays of it is kept with the payment, and goes with it.
    clearFromTab('deposit');
    const begun = { operation: 'deposit', about: '', path: getPath('deposit'), amount } as const;
    await redirectToPayment(redirect_url, { ...begun, before: balance, known, wanted });
    return { kind: 'left' } as const;
  },
  invalidates: moneyQueries,
});

export const deposit = withReconciliation(sendDeposit, {
  key: '',
  getExpectedChange: ({ amount }: DepositInput) => ({ kind: 'deposit', amount }),
  // The balance alone proves less than transactions do: it is never fresh enough.
  getVisibleSnapshot: (given) => given && { snapshot: { balance: given.balance }, at: 0 },
  readSnapshot: lookAtWallet,
  about: () => 'Deposit',
});
$memberKey.listen(deposit.dismiss);
