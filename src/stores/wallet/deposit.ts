import { call } from '../../lib/api/api.ts';
import { deposit as depositCall } from '../../lib/contract/wallet.ts';
import { toAmountText } from '../../lib/format/money.ts';
import type { Holdings } from '../../lib/orders/reconcile.ts';
import type { NamedWanted } from '../../lib/orders/top-up.ts';
import { pathOf } from '../../lib/paths.ts';
import { forget } from '../../lib/storage/scoped-storage.ts';
import type { DepositValues } from '../../lib/wallet/forms.ts';
import { $memberKey } from '../app/session.ts';
import { createAction } from '../data/action.ts';
import { moneyReads } from '../data/invalidation.ts';
import { followPayment } from '../orders/payment-redirect.ts';
import { type OrderInput, withInquiry } from '../orders/reconciled-action.ts';

/** The form's values, the balance (pence) that they are added to, and what the deposit is for, where these are known. */
interface DepositInput extends DepositValues {
  readonly balance?: number | undefined;
  readonly wanted?: NamedWanted | undefined;
}

/** Looks are taken with orders alone. */
async function lookAtWallet(): Promise<Holdings> {
  return (await import('./wallet-snapshot.ts')).lookAtWallet();
}

const sendDeposit = createAction({
  operation: 'deposit',
  send: async ({ input: { amount, balance, wanted }, before: known }: OrderInput<DepositInput>) => {
    const { redirect_url } = await call(depositCall, { payload: { amount: toAmountText(amount) } });
    // What stays of it is kept with the payment, and goes with it.
    forget('deposit');
    const begun = { operation: 'deposit', about: '', place: pathOf('deposit'), amount } as const;
    await followPayment(redirect_url, { ...begun, before: balance, known, wanted });
    return { kind: 'left' } as const;
  },
  refreshes: moneyReads,
});

export const deposit = withInquiry(sendDeposit, {
  key: '',
  asked: ({ amount }: DepositInput) => ({ kind: 'deposit', amount }),
  // The balance alone proves less than transactions do: it is never fresh enough.
  shown: (given) => given && { holdings: { balance: given.balance }, at: 0 },
  look: lookAtWallet,
  about: () => 'Deposit',
});
$memberKey.listen(deposit.goOn);
