import { computed } from 'nanostores';
import { call } from '../../lib/api/api.ts';
import { getDraw } from '../../lib/contract/draws.ts';
import { deposit as depositCall } from '../../lib/contract/wallet.ts';
import { parsePence, toAmountText } from '../../lib/format/money.ts';
import type { AccountSnapshot } from '../../lib/orders/reconcile.ts';
import {
  type DepositPurpose,
  type NamedDepositPurpose,
  readDepositPurpose,
} from '../../lib/orders/top-up.ts';
import { getPath } from '../../lib/paths.ts';
import { clearFromTab } from '../../lib/storage/scoped-storage.ts';
import type { DepositValues } from '../../lib/wallet/forms.ts';
import { $screen } from '../app/router.ts';
import { $memberKey } from '../app/session.ts';
import { createAction } from '../data/action.ts';
import { moneyQueries } from '../data/invalidation.ts';
import { createQuery } from '../data/query.ts';
import { redirectToPayment } from '../orders/payment-redirect.ts';
import { type OrderInput, withReconciliation } from '../orders/reconciled-action.ts';
import { $trustedSearch } from '../orders/trusted-link.ts';

/** What the member lacks (pence), and what the deposit is for. */
export interface TopUp {
  readonly short: number | undefined;
  readonly wanted: DepositPurpose | undefined;
}

/** The top-up in the deposit's address; undefined on other screens and for an address that this tab did not save. */
export const $topUp = computed([$screen, $trustedSearch], (screen, search): TopUp | undefined => {
  if (screen.kind !== 'screen' || screen.name !== 'deposit' || !search) return undefined;
  return { short: parsePence(search.amount ?? ''), wanted: readDepositPurpose(search) };
});

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

const $drawId = computed($topUp, (topUp) => topUp?.wanted?.draw ?? null);

/** The draw that is to be deposited for: its name is the API's. */
const wantedDrawQuery = createQuery({
  name: 'draw',
  operation: 'getDraw',
  params: [$drawId],
  load: (id) => call(getDraw, { params: { id: id ?? '' } }),
});

/** What is to be deposited for, once the API knows that there is such a draw. */
export const $namedDepositPurpose = computed(
  [$topUp, wantedDrawQuery.$data],
  (topUp, draw): NamedDepositPurpose | undefined =>
    topUp?.wanted && draw?.id === topUp.wanted.draw && draw.name !== ''
      ? { ...topUp.wanted, name: draw.name }
      : undefined,
);
