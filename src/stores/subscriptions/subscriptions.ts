import { call } from '../../lib/api/api.ts';
import {
  listSubscriptions,
  paySubscription as payCall,
  type Subscription,
  unsubscribe as unsubscribeCall,
} from '../../lib/contract/subscriptions.ts';
import type { List } from '../../lib/data/list.ts';
import type { StartedPayment } from '../../lib/orders/unfinished-payment.ts';
import { getPath } from '../../lib/paths.ts';
import { createAction } from '../data/action.ts';
import { createActionFamily } from '../data/action-family.ts';
import { moneyQueries } from '../data/invalidation.ts';
import { createListQuery } from '../data/list-query.ts';
import { getVisibleSnapshot } from '../orders/account-snapshot.ts';
import { completePurchase } from '../orders/payment-redirect.ts';
import { trackOrder } from '../orders/track-order.ts';
import type { AcceptedOrder } from '../orders/tracker.ts';

/** Includes ended subscriptions. */
export const subscriptionsQuery = createListQuery({
  name: 'subscriptions',
  prefetchOn: ['subscriptions'],
  operation: 'listSubscriptions',
  endpoint: listSubscriptions,
  input: () => ({ query: {} }),
});

const findIn = (list: List<Subscription> | null, id: string) =>
  list?.entries.find((known) => known.id === id);

function createReconciliation<T extends AcceptedOrder | undefined>(id: string, from: string, to: string) {
  return trackOrder(async () => {
    const [{ reconcileOrder }, { readSubscriptionSnapshot }] = await Promise.all([
      import('../orders/order.ts'),
      import('../orders/read-snapshot.ts'),
    ]);
    return reconcileOrder<undefined, T>({
      getExpectedChange: () => ({ kind: 'status', from, to }),
      getVisibleSnapshot: () =>
        getVisibleSnapshot(subscriptionsQuery, (list) => ({ status: findIn(list, id)?.status })),
      readSnapshot: () => readSubscriptionSnapshot(id),
      about: () => `Subscription ${id}`,
    });
  });
}

function createPayment(id: string): StartedPayment {
  const count = findIn(subscriptionsQuery.$data.get(), id)?.ticket_count;
  const path = getPath('subscriptions');
  const known = { status: 'payment' };
  return { operation: 'paySubscription', about: id, path, amount: count ?? 1, known };
}

export const paySubscription = createActionFamily((id) =>
  createAction({
    operation: 'paySubscription',
    key: id,
    reconcile: createReconciliation<AcceptedOrder>(id, 'payment', 'active'),
    send: async (): Promise<AcceptedOrder> =>
      completePurchase(await call(payCall, { params: { id } }), createPayment(id)),
    successMessage: (say, done) => (done.kind === 'bought' ? say.paySubscription(done.count) : undefined),
    invalidates: moneyQueries,
  }),
);

export const unsubscribe = createActionFamily((id) =>
  createAction({
    operation: 'unsubscribe',
    key: id,
    reconcile: createReconciliation<undefined>(id, 'active', 'inactive'),
    send: async () => {
      await call(unsubscribeCall, { params: { id } });
      return undefined;
    },
    invalidates: moneyQueries,
    successMessage: (say) => say.unsubscribe(),
  }),
);
