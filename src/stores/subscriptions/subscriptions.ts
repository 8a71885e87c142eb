import { listSubscriptions } from '../../lib/contract/subscriptions.ts';
import { createListQuery } from '../data/list-query.ts';

/** Includes ended subscriptions. */
export const subscriptionsQuery = createListQuery({
  name: 'subscriptions',
  prefetchOn: ['subscriptions'],
  operation: 'listSubscriptions',
  endpoint: listSubscriptions,
  input: () => ({ query: {} }),
});
