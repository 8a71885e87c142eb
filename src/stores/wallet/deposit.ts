import { computed } from 'nanostores';
import { call } from '../../lib/api/api.ts';
import { getDraw } from '../../lib/contract/draws.ts';
import { deposit as depositCall } from '../../lib/contract/wallet.ts';
import { toAmountText } from '../../lib/format/money.ts';
import type { NamedDepositPurpose } from '../../lib/orders/top-up.ts';
import type { DepositValues } from '../../lib/wallet/deposit-form.ts';
import { createQuery } from '../data/query.ts';
import { $topUp, createOrder } from '../orders/orders.ts';

const $drawId = computed($topUp, (topUp) => topUp?.purpose?.draw ?? null);

const wantedDrawQuery = createQuery({
  name: 'draw',
  operation: 'getDraw',
  param: $drawId,
  load: (id) => call(getDraw, { params: { id } }),
});

/** Undefined until the API confirms the draw. */
export const $namedDepositPurpose = computed(
  [$topUp, wantedDrawQuery.$state],
  (topUp, { data: draw }): NamedDepositPurpose | undefined =>
    topUp?.purpose && draw?.id === topUp.purpose.draw && draw.name !== ''
      ? { ...topUp.purpose, name: draw.name }
      : undefined,
);

/** Opens the payment page. The amount is in pence. */
export const deposit = createOrder<DepositValues>({
  operation: 'deposit',
  subjectId: '',
  describe: ({ amount }) => ({ name: '', amount, purpose: $namedDepositPurpose.get() }),
  send: async ({ amount }) => {
    const { redirect_url } = await call(depositCall, { payload: { amount: toAmountText(amount) } });
    return { kind: 'redirect', url: redirect_url };
  },
  successMessage: () => undefined,
});
