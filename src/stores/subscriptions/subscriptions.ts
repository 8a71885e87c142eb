import { call } from '../../lib/api/api.ts';
import { loadFurther, readList } from '../../lib/api/list-page.ts';
import {
  listSubscriptions,
  paySubscription as payCall,
  type Subscription,
  unsubscribe as unsubscribeCall,
} from '../../lib/contract/subscriptions.ts';
import type { List } from '../../lib/data/list.ts';
import type { Holdings } from '../../lib/orders/reconcile.ts';
import type { BegunPayment } from '../../lib/orders/unfinished-payment.ts';
import { pathOf } from '../../lib/paths.ts';
import { makeAction } from '../data/action.ts';
import { createPer } from '../data/action-family.ts';
import { moneyReads } from '../data/invalidation.ts';
import { createList } from '../data/list-query.ts';
import { snapshotOf } from '../orders/account-snapshot.ts';
import { completePurchase } from '../orders/payment-redirect.ts';
import { withInquiry } from '../orders/reconciled-action.ts';

/** All subscriptions of the member, ended ones included. */
export const subscriptionsQuery = createList({
  name: 'subscriptions',
  firstFor: ['subscriptions'],
  operation: 'listSubscriptions',
  endpoint: listSubscriptions,
  input: () => ({ query: {} }),
});

/** What the subscription's status says of an order that is to change it. */
function inquiryOf(id: string, from: string, to: string) {
  const find = (list: List<Subscription> | null) => list?.entries.find((known) => known.id === id);
  const statusIn = (list: List<Subscription> | null): Holdings => {
    const subscription = find(list);
    return subscription ? { status: subscription.status } : {};
  };
  const isListed = (list: List<Subscription>) => find(list) !== undefined;
  return {
    key: id,
    asked: () => ({ kind: 'status', from, to }) as const,
    shown: () => snapshotOf(subscriptionsQuery, statusIn),
    look: async () =>
      statusIn(
        await (await loadFurther()).readUntil(await readList(listSubscriptions, { query: {} }), isListed),
      ),
    about: () => `Subscription ${id}`,
  };
}

function begunOf(id: string): BegunPayment {
  const count = subscriptionsQuery.$data.get()?.entries.find((known) => known.id === id)?.ticket_count;
  const place = pathOf('subscriptions');
  const known = { status: 'payment' };
  return { operation: 'paySubscription', about: id, place, amount: count ?? 1, known };
}

/** Pays for a subscription that waits for it, by its id. */
export const paySubscription = createPer((id) =>
  withInquiry(
    makeAction({
      operation: 'paySubscription',
      send: async () => {
        const purchase = await call(payCall, { params: { id } });
        return completePurchase(purchase, begunOf(id));
      },
      tells: (say, done) => (done.kind === 'bought' ? say.paySubscription(done.count) : undefined),
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
      tells: (say) => say.unsubscribe(),
    }),
    inquiryOf(id, 'active', 'inactive'),
  ),
);
