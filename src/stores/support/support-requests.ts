import { atom } from 'nanostores';
import { call } from '../../lib/api/api.ts';
import { createSupportTicket as createCall, listSupportTickets } from '../../lib/contract/support.ts';
import type { SupportRequestValues } from '../../lib/support/forms.ts';
import { $memberKey } from '../app/session.ts';
import { createAction } from '../data/action.ts';
import { createListQuery } from '../data/list-query.ts';

/** The member's support tickets with their answers. */
export const supportRequestsQuery = createListQuery({
  name: 'support',
  prefetchOn: ['support'],
  operation: 'listSupportTickets',
  endpoint: listSupportTickets,
  input: () => ({}),
});

/** The thanks for a ticket that was sent, for as long as the list is shown to which that leads. */
export const $thanks = atom('');
/** They have been read. */
export const clearThanks = (): void => $thanks.set('');
$memberKey.listen(clearThanks);

export const createSupportRequest = createAction({
  operation: 'createSupportTicket',
  send: (payload: SupportRequestValues) => call(createCall, { payload }),
  invalidates: ['support'],
  successMessage: (say) => {
    const thanks = say.createSupportTicket();
    $thanks.set(thanks.text);
    return thanks;
  },
});
