import { atom } from 'nanostores';
import { listSupportTickets } from '../../lib/contract/support.ts';
import type { SupportRequestValues } from '../../lib/support/requests.ts';
import { $memberKey } from '../app/session.ts';
import { createListQuery } from '../data/list-query.ts';

export const supportRequestsQuery = createListQuery({
  name: 'support',
  prefetchOn: ['support'],
  operation: 'listSupportTickets',
  endpoint: listSupportTickets,
  input: () => ({}),
});

interface PrefilledRequest {
  readonly values: SupportRequestValues;
  readonly visit?: number;
}

/** Never read from the address, because anyone can create a link. */
const $prefilled = atom<PrefilledRequest | undefined>();
$memberKey.listen(() => $prefilled.set(undefined));

export const prefillSupportRequest = (values: SupportRequestValues): void => $prefilled.set({ values });

/** Returns the values for the first visit only. Later visits get an empty form. */
export function getPrefilledSupportRequest(visit: number | undefined): SupportRequestValues | undefined {
  const prefilled = $prefilled.get();
  if (!prefilled || visit === undefined) return undefined;
  const { values, visit: first = visit } = prefilled;
  $prefilled.set({ values, visit: first });
  return visit === first ? values : undefined;
}
