import { atom } from 'nanostores';
import { call } from '../../lib/api/api.ts';
import { createSupportTicket as createCall, listSupportTickets } from '../../lib/contract/support.ts';
import type { SupportTicketValues } from '../../lib/support/forms.ts';
import { $memberKey } from '../app/session.ts';
import { createAction } from '../data/action.ts';
import { createList } from '../data/list-query.ts';

/** The member's support tickets with their answers. */
export const supportTicketsQuery = createList({
  name: 'support',
  firstFor: ['support'],
  operation: 'listSupportTickets',
  endpoint: listSupportTickets,
  input: () => ({}),
});

/** The thanks for a ticket that was sent, for as long as the list is shown to which that leads. */
export const $thanks = atom('');
/** They have been read. */
export const forgetThanks = (): void => $thanks.set('');
$memberKey.listen(forgetThanks);

export const createSupportTicket = createAction({
  operation: 'createSupportTicket',
  send: (payload: SupportTicketValues) => call(createCall, { payload }),
  refreshes: ['support'],
  tells: (say) => {
    const thanks = say.createSupportTicket();
    $thanks.set(thanks.text);
    return thanks;
  },
});
