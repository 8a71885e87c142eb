import { call } from '../lib/api.ts';
import { buyTickets as buyTicketsCall } from '../lib/contract/draws.ts';
import { successes } from '../lib/successes.ts';
import { createAction } from './action.ts';
import { moneyReads } from './freshness.ts';
import { completePurchase } from './payment.ts';
import { showToast } from './toasts.ts';

export const buyTickets = createAction({
  operation: 'buyTickets',
  send: async ({ drawId, count }: { drawId: string; count: number }) => {
    const purchase = await call(buyTicketsCall, { params: { id: drawId }, payload: { count } });
    await completePurchase(purchase, (bought) =>
      showToast({ kind: 'success', ...successes.buyTickets(bought) }),
    );
  },
  refreshes: moneyReads,
});
