import { atom } from 'nanostores';
import { listSubscriptions } from '../../lib/contract/subscriptions.ts';
import type { UncoveredSubscription } from '../../lib/subscriptions/charges.ts';
import { createListQuery } from '../data/list-query.ts';

/** Includes ended subscriptions. */
export const subscriptionsQuery = createListQuery({
  name: 'subscriptions',
  prefetchOn: ['subscriptions'],
  operation: 'listSubscriptions',
  endpoint: listSubscriptions,
  input: () => ({ query: {} }),
});

/** Subscriptions that the member must act on (uncovered-check.ts). Empty while unknown. */
export const $uncovered = atom<readonly UncoveredSubscription[]>([]);

/** Costs of the active subscriptions in the next days, in words (uncovered-check.ts). Empty while unknown. */
export const $upcomingCostsText = atom('');
