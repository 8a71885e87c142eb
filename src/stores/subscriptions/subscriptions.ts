import { atom } from 'nanostores';
import type { Draw } from '../../lib/contract/draws.ts';
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

/** All live and scheduled draws at the time of the check (uncovered-check.ts). Undefined while unknown. */
export const $checkedDraws = atom<readonly Draw[] | undefined>();
