import { atom } from 'nanostores';
import type { UncoveredSubscription } from '../../lib/subscriptions/uncovered.ts';

/** What the member must act on (uncovered-check.ts). Empty while unknown. */
export const $uncovered = atom<readonly UncoveredSubscription[]>([]);
