import { computed } from 'nanostores';
import { call } from '../../lib/api/api.ts';
import { getDraw } from '../../lib/contract/draws.ts';
import { deposit } from '../../lib/contract/wallet.ts';
import { toAmountText } from '../../lib/format/money.ts';
import type { NamedDepositPurpose } from '../../lib/orders/top-up.ts';
import { getPath } from '../../lib/paths.ts';
import { discardDraft } from '../../lib/storage/scoped-storage.ts';
import { moneyQueries } from '../data/invalidation.ts';
import { createQuery } from '../data/query.ts';
import type { Write } from '../data/run-action.ts';
import { reconcileOrder } from '../orders/order.ts';
import { redirectToPayment } from '../orders/payment-redirect.ts';
import { readWalletSnapshot } from '../orders/read-snapshot.ts';
import { $topUp } from '../orders/top-up.ts';
import type { AcceptedOrder } from '../orders/tracker.ts';
import type { DepositInput } from './deposit.ts';

const $drawId = computed($topUp, (topUp) => topUp?.purpose?.draw ?? null);

const wantedDrawQuery = createQuery({
  name: 'draw',
  operation: 'getDraw',
  params: [$drawId],
  load: (id) => call(getDraw, { params: { id } }),
});

/** Undefined until the API confirms the draw. */
export const $namedDepositPurpose = computed(
  [$topUp, wantedDrawQuery.$data],
  (topUp, draw): NamedDepositPurpose | undefined =>
    topUp?.purpose && draw?.id === topUp.purpose.draw && draw.name !== ''
      ? { ...topUp.purpose, name: draw.name }
      : undefined,
);

export const { createTracker } = reconcileOrder<DepositInput, AcceptedOrder>({
  getExpectedChange: ({ amount }) => ({ kind: 'deposit', amount }),
  // A balance proves less than transactions and never counts as fresh.
  getVisibleSnapshot: (input) => input && { snapshot: { balance: input.balance }, at: 0, uptime: 0 },
  readSnapshot: readWalletSnapshot,
  about: () => 'Deposit',
});

export const write: Write<DepositInput, AcceptedOrder> = {
  send: async ({ amount, balance }, { before: known }) => {
    const wanted = $namedDepositPurpose.get();
    const { redirect_url } = await call(deposit, { payload: { amount: toAmountText(amount) } });
    discardDraft('deposit');
    const payment = { operation: 'deposit', about: '', path: getPath('deposit'), amount } as const;
    await redirectToPayment(redirect_url, { ...payment, before: balance, known, wanted });
    return { kind: 'left' };
  },
  invalidates: moneyQueries,
};
