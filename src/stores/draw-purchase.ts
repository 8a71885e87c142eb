import { call } from '../lib/api.ts';
import { buyTickets as buyTicketsCall } from '../lib/contract/draws.ts';
import { successes } from '../lib/successes.ts';
import { createActionPer } from './action-per.ts';
import { moneyReads } from './freshness.ts';
import { completePurchase } from './payment.ts';
import { showToast } from './toasts.ts';

/** Buys tickets, by the draw's id. */
export const buyTickets = createActionPer((drawId) => ({
  operation: 'buyTickets',
  send: async (count: number) => {
    const purchase = await call(buyTicketsCall, { params: { id: drawId }, payload: { count } });
    await completePurchase(purchase, (bought) =>
      showToast({ kind: 'success', ...successes.buyTickets(bought) }),
    );
  },
  refreshes: moneyReads,
}));
