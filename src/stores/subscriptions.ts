import { call } from '../lib/api.ts';
import {
  listSubscriptions,
  paySubscription as payCall,
  subscribe as subscribeCall,
  unsubscribe as unsubscribeCall,
} from '../lib/contract/subscriptions.ts';
import { successes } from '../lib/successes.ts';
import { createActionPer } from './action-per.ts';
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

/** Subscribes to a raffle, by the lottery's id. */
export const subscribe = createActionPer((lotteryId) => ({
  operation: 'subscribe',
  send: async (count: number) => {
    const purchase = await call(subscribeCall, { payload: { lottery_id: lotteryId, ticket_count: count } });
    await completePurchase(purchase, (bought) =>
      showToast({ kind: 'success', ...successes.subscribe(bought) }),
    );
  },
  refreshes: moneyReads,
}));

/** Pays for a subscription that waits for it, by its id. */
export const paySubscription = createActionPer((id) => ({
  operation: 'paySubscription',
  send: async () => {
    const purchase = await call(payCall, { params: { id } });
    await completePurchase(purchase, (paid) =>
      showToast({ kind: 'success', ...successes.paySubscription(paid) }),
    );
  },
  refreshes: moneyReads,
}));

/** Ends a subscription, by its id. */
export const unsubscribe = createActionPer((id) => ({
  operation: 'unsubscribe',
  send: () => call(unsubscribeCall, { params: { id } }),
  refreshes: moneyReads,
  onDone: () => showToast({ kind: 'success', ...successes.unsubscribe() }),
}));
