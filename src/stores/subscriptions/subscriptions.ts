import { call } from '../../lib/api/api.ts';
import { loadPagination, readList } from '../../lib/api/list-page.ts';
import {
  listSubscriptions,
  paySubscription as payCall,
  type Subscription,
  unsubscribe as unsubscribeCall,
} from '../../lib/contract/subscriptions.ts';
import type { List } from '../../lib/data/list.ts';
import type { AccountSnapshot } from '../../lib/orders/reconcile.ts';
import type { StartedPayment } from '../../lib/orders/unfinished-payment.ts';
import { getPath } from '../../lib/paths.ts';
import { createUnscopedAction } from '../data/action.ts';
import { createActionFamily } from '../data/action-family.ts';
import { moneyQueries } from '../data/invalidation.ts';
import { createListQuery } from '../data/list-query.ts';
import { getVisibleSnapshot } from '../orders/account-snapshot.ts';
import { completePurchase } from '../orders/payment-redirect.ts';
import { withReconciliation } from '../orders/reconciled-action.ts';

/** Includes ended subscriptions. */
export const subscriptionsQuery = createListQuery({
  name: 'subscriptions',
  prefetchOn: ['subscriptions'],
  operation: 'listSubscriptions',
  endpoint: listSubscriptions,
  input: () => ({ query: {} }),
});

function createReconciliation(id: string, from: string, to: string) {
  const find = (list: List<Subscription> | null) => list?.entries.find((known) => known.id === id);
  const statusIn = (list: List<Subscription> | null): AccountSnapshot => {
    const subscription = find(list);
    return subscription ? { status: subscription.status } : {};
  };
  const isListed = (list: List<Subscription>) => find(list) !== undefined;
  return {
    key: id,
    getExpectedChange: () => ({ kind: 'status', from, to }) as const,
    getVisibleSnapshot: () => getVisibleSnapshot(subscriptionsQuery, statusIn),
    readSnapshot: async () =>
      statusIn(
        await (await loadPagination()).readUntil(await readList(listSubscriptions, { query: {} }), isListed),
      ),
    about: () => `Subscription ${id}`,
  };
}

function createPayment(id: string): StartedPayment {
  const count = subscriptionsQuery.$data.get()?.entries.find((known) => known.id === id)?.ticket_count;
  const path = getPath('subscriptions');
  const known = { status: 'payment' };
  return { operation: 'paySubscription', about: id, path, amount: count ?? 1, known };
}

export const paySubscription = createActionFamily((id) =>
  withReconciliation(
    createUnscopedAction({
      operation: 'paySubscription',
      send: async () => {
        const purchase = await call(payCall, { params: { id } });
        return completePurchase(purchase, createPayment(id));
      },
      successMessage: (say, done) => (done.kind === 'bought' ? say.paySubscription(done.count) : undefined),
      invalidates: moneyQueries,
    }),
    createReconciliation(id, 'payment', 'active'),
  ),
);

export const unsubscribe = createActionFamily((id) =>
  withReconciliation(
    createUnscopedAction({
      operation: 'unsubscribe',
      send: async () => {
        await call(unsubscribeCall, { params: { id } });
        return undefined;
      },
      invalidates: moneyQueries,
      successMessage: (say) => say.unsubscribe(),
    }),
    createReconciliation(id, 'active', 'inactive'),
  ),
);
