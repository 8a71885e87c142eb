import { call } from '../../lib/api/api.ts';
import { forget } from '../../lib/browser/kept.ts';
import { keepForTabs } from '../../lib/browser/kept-for-tabs.ts';
import { deposit as depositCall } from '../../lib/contract/wallet.ts';
import type { DepositValues } from '../../lib/forms/wallet.ts';
import type { Holdings } from '../../lib/orders/outcome.ts';
import type { NamedWanted } from '../../lib/orders/top-up.ts';
import { pathOf } from '../../lib/paths.ts';
import { toAmountText } from '../../lib/text/money.ts';
import { $memberKey } from '../app/session.ts';
import { createAction } from '../data/action.ts';
import { moneyReads } from '../data/freshness.ts';
import { withInquiry } from '../payments/order.ts';
import { followPayment } from '../payments/payment.ts';

/** The form's values, the balance (pence) that they are added to, and what the deposit is for, where these are known. */
interface DepositInput extends DepositValues {
  readonly balance?: number | undefined;
  readonly wanted?: NamedWanted | undefined;
}

/** Looks are taken with orders alone. */
async function lookAtWallet(): Promise<Holdings> {
  return (await import('./wallet-look.ts')).lookAtWallet();
}

/** So long the way to the payment page waits for a look at the wallet beyond the answer that leads there. */
const lookMs = 2_000;

const sendDeposit = createAction({
  operation: 'deposit',
  send: async ({ amount, balance, wanted }: DepositInput) => {
    // Whatever the payment adds comes after this look: it cannot begin before the API has answered.
    const look = lookAtWallet().catch((): Holdings => ({ balance }));
    const { redirect_url } = await call(depositCall, { payload: { amount: toAmountText(amount) } });
    const tooLate = new Promise<Holdings>((resolve) => setTimeout(resolve, lookMs, { balance }));
    const known = await Promise.race([look, tooLate]);
    // What stays of it is kept with the payment, and goes with it.
    forget('deposit');
    const begun = { operation: 'deposit', about: '', place: pathOf('deposit'), amount } as const;
    // Who pays with a bank's app may come back from it in another tab.
    await followPayment(redirect_url, { ...begun, before: balance, known, wanted }, keepForTabs);
    return { kind: 'left' } as const;
  },
  refreshes: moneyReads,
});

export const deposit = withInquiry(sendDeposit, {
  key: '',
  asked: ({ amount }) => ({ kind: 'deposit', amount }),
  before: ({ balance }, seen) => seen ?? { balance },
  look: lookAtWallet,
  about: () => 'Deposit',
});
$memberKey.listen(deposit.goOn);
