import { computed } from 'nanostores';
import { call } from '../../lib/api/api.ts';
import { getDraw } from '../../lib/contract/draws.ts';
import { deposit as depositCall } from '../../lib/contract/wallet.ts';
import { toAmountText } from '../../lib/format/money.ts';
import type { NamedDepositPurpose } from '../../lib/orders/top-up.ts';
import { getPath } from '../../lib/paths.ts';
import { clearFromTab } from '../../lib/storage/scoped-storage.ts';
import type { DepositValues } from '../../lib/wallet/forms.ts';
import { $memberKey } from '../app/session.ts';
import { createAction } from '../data/action.ts';
import { moneyQueries } from '../data/invalidation.ts';
import { createQuery } from '../data/query.ts';
import { redirectToPayment } from '../orders/payment-redirect.ts';
import { type OrderInput, withReconciliation } from '../orders/reconciled-action.ts';
import { $topUp } from '../orders/top-up.ts';

interface DepositInput extends DepositValues {
  /** Pence. */
  readonly balance?: number | undefined;
  readonly wanted?: NamedDepositPurpose | undefined;
}

const sendDeposit = createAction({
  operation: 'deposit',
  send: async ({ input: { amount, balance, wanted }, before: known }: OrderInput<DepositInput>) => {
    const { redirect_url } = await call(depositCall, { payload: { amount: toAmountText(amount) } });
    clearFromTab('deposit');
    const payment = { operation: 'deposit', about: '', path: getPath('deposit'), amount } as const;
    await redirectToPayment(redirect_url, { ...payment, before: balance, known, wanted });
    return { kind: 'left' } as const;
  },
  invalidates: moneyQueries,
});

export const deposit = withReconciliation(sendDeposit, {
  key: '',
  getExpectedChange: ({ amount }: DepositInput) => ({ kind: 'deposit', amount }),
  // A balance proves less than transactions and never counts as fresh.
  getVisibleSnapshot: (input) => input && { snapshot: { balance: input.balance }, at: 0 },
  readSnapshot: async () => (await import('./wallet-snapshot.ts')).readWalletSnapshot(),
  about: () => 'Deposit',
});
$memberKey.listen(deposit.dismiss);

const $drawId = computed($topUp, (topUp) => topUp?.purpose?.draw ?? null);

const wantedDrawQuery = createQuery({
  name: 'draw',
  operation: 'getDraw',
  params: [$drawId],
  load: (id) => call(getDraw, { params: { id: id ?? '' } }),
});

/** Undefined until the API confirms the draw. */
export const $namedDepositPurpose = computed(
  [$topUp, wantedDrawQuery.$data],
  (topUp, draw): NamedDepositPurpose | undefined =>
    topUp?.purpose && draw?.id === topUp.purpose.draw && draw.name !== ''
      ? { ...topUp.purpose, name: draw.name }
      : undefined,
);
