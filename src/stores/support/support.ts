import { call } from '../../lib/api/api.ts';
import { createSupportTicket as createCall, listSupportTickets } from '../../lib/contract/support.ts';
import type { SupportTicketValues } from '../../lib/forms/support.ts';
import { successes } from '../../lib/messages/successes.ts';
import { showToast } from '../app/toasts.ts';
import { createAction } from '../data/action.ts';
import { createList } from '../data/list.ts';

/** The member's support tickets with their answers. */
export const supportTicketsQuery = createList({
  name: 'support',
  firstFor: ['support'],
  operation: 'listSupportTickets',
  endpoint: listSupportTickets,
  input: () => ({}),
});

export const createSupportTicket = createAction({
  operation: 'createSupportTicket',
  send: (payload: SupportTicketValues) => call(createCall, { payload }),
  refreshes: ['support'],
  onDone: () => showToast({ kind: 'success', ...successes.createSupportTicket() }),
});
