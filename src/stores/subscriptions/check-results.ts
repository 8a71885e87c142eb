import { atom } from 'nanostores';
import type { UncoveredSubscription } from '../../lib/subscriptions/charges.ts';

/** Results of `uncovered-check.ts`, which runs later than the first views that show them. */

/** Subscriptions that the member must act on. Empty while unknown. */
export const $uncovered = atom<readonly UncoveredSubscription[]>([]);

/** Costs of the active subscriptions in the next days, in words. Empty while unknown. */
export const $upcomingCostsText = atom('');
