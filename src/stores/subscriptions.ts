import { call } from '../lib/api.ts';
import {
  listSubscriptions,
  paySubscription as payCall,
  subscribe as subscribeCall,
  unsubscribe as unsubscribeCall,
} from '../lib/contract/subscriptions.ts';
import { successes } from '../lib/successes.ts';
import { createAction } from './action.ts';
import { moneyReads } from './freshness.ts';
import { completePurchase } from './payment.ts';
import { createQuery } from './query.ts';
import { showToast } from './toasts.ts';

/** All subscriptions of the member, ended ones included. */
export const subscriptionsQuery = createQuery({
  name: 'subscriptions',
  firstFor: ['subscriptions'],
  operation: 'listSubscriptions',
  load: () => call(listSubscriptions, { query: {} }),
});

export const subscribe = createAction({
  operation: 'subscribe',
  send: async ({ lotteryId, count }: { lotteryId: string; count: number }) => {
    const purchase = await call(subscribeCall, { payload: { lottery_id: lotteryId, ticket_count: count } });
    await completePurchase(purchase, (bought) =>
      showToast({ kind: 'success', ...successes.subscribe(bought) }),
    );
  },
  refreshes: moneyReads,
});

export const paySubscription = createAction({
  operation: 'paySubscription',
  send: async (id: string) => {
    const purchase = await call(payCall, { params: { id } });
    await completePurchase(purchase, (paid) =>
      showToast({ kind: 'success', ...successes.paySubscription(paid) }),
    );
  },
  refreshes: moneyReads,
});

export const unsubscribe = createAction({
  operation: 'unsubscribe',
  send: (id: string) => call(unsubscribeCall, { params: { id } }),
  refreshes: moneyReads,
  onDone: () => showToast({ kind: 'success', ...successes.unsubscribe() }),
});
