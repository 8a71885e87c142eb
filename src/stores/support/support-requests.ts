import { atom } from 'nanostores';
import { call } from '../../lib/api/api.ts';
import { createSupportTicket, listSupportTickets } from '../../lib/contract/support.ts';
import type { SupportRequestValues } from '../../lib/support/forms.ts';
import { $memberKey } from '../app/session.ts';
import { createAction } from '../data/action.ts';
import { createListQuery } from '../data/list-query.ts';

export const supportRequestsQuery = createListQuery({
  name: 'support',
  prefetchOn: ['support'],
  operation: 'listSupportTickets',
  endpoint: listSupportTickets,
  input: () => ({}),
});

/** Thanks for a sent request, shown above the list. */
export const $thanks = atom('');
export const clearThanks = (): void => $thanks.set('');
$memberKey.listen(clearThanks);

export const createSupportRequest = createAction<SupportRequestValues, unknown>({
  operation: 'createSupportTicket',
  send: (payload) => call(createSupportTicket, { payload }),
  invalidates: ['support'],
  successMessage: (say) => {
    const thanks = say.createSupportTicket();
    $thanks.set(thanks.text);
    return thanks;
  },
});
