import { call } from '../lib/api/api.ts';
import {
  listSubscriptions,
  paySubscription as payCall,
  type Subscription,
  unsubscribe as unsubscribeCall,
} from '../lib/contract/subscriptions.ts';
import { successes } from '../lib/messages/successes.ts';
import type { BegunPayment } from '../lib/orders/left-payment.ts';
import type { Holdings } from '../lib/orders/outcome.ts';
import { pathOf } from '../lib/paths.ts';
import { showToast } from './app/toasts.ts';
import { makeAction } from './data/action.ts';
import { createPer } from './data/action-per.ts';
import { moneyReads } from './data/freshness.ts';
import { createQuery } from './data/query.ts';
import { withInquiry } from './payments/order.ts';
import { completePurchase } from './payments/payment.ts';

/** All subscriptions of the member, ended ones included. */
export const subscriptionsQuery = createQuery({
  name: 'subscriptions',
  firstFor: ['subscriptions'],
  operation: 'listSubscriptions',
  load: () => call(listSubscriptions, { query: {} }),
});

/** What the subscription's status says of an order that is to change it. */
function inquiryOf(id: string, from: string, to: string) {
  const statusIn = (subscriptions: readonly Subscription[] | null): Holdings => {
    const subscription = subscriptions?.find((known) => known.id === id);
    return subscription ? { status: subscription.status } : {};
  };
  return {
    asked: () => ({ kind: 'status', from, to }) as const,
    before: () => statusIn(subscriptionsQuery.$data.get()),
    look: async () => statusIn(await call(listSubscriptions, { query: {} })),
    about: () => `Subscription ${id}`,
  };
}

function begunOf(id: string): BegunPayment {
  const count = subscriptionsQuery.$data.get()?.find((known) => known.id === id)?.ticket_count;
  const place = pathOf('subscriptions');
  return { operation: 'paySubscription', about: id, place, amount: count ?? 1 };
}

/** Pays for a subscription that waits for it, by its id. */
export const paySubscription = createPer((id) =>
  withInquiry(
    makeAction({
      operation: 'paySubscription',
      send: async () => {
        const purchase = await call(payCall, { params: { id } });
        return completePurchase(purchase, begunOf(id), (paid) =>
          showToast({ kind: 'success', ...successes.paySubscription(paid) }),
        );
      },
      refreshes: moneyReads,
    }),
    inquiryOf(id, 'payment', 'active'),
  ),
);

/** Ends a subscription, by its id. */
export const unsubscribe = createPer((id) =>
  withInquiry(
    makeAction({
      operation: 'unsubscribe',
      send: async () => {
        await call(unsubscribeCall, { params: { id } });
        return undefined;
      },
      refreshes: moneyReads,
      onDone: () => showToast({ kind: 'success', ...successes.unsubscribe() }),
    }),
    inquiryOf(id, 'active', 'inactive'),
  ),
);
