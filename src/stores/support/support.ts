import { call } from '../../lib/api/api.ts';
import { createSupportTicket as createCall, listSupportTickets } from '../../lib/contract/support.ts';
import type { SupportTicketValues } from '../../lib/forms/support.ts';
import { successes } from '../../lib/messages/successes.ts';
import { showToast } from '../app/toasts.ts';
import { createAction } from '../data/action.ts';
import { createQuery } from '../data/query.ts';

/** The member's support tickets with their answers. */
export const supportTicketsQuery = createQuery({
  name: 'support',
  firstFor: ['support'],
  operation: 'listSupportTickets',
  load: () => call(listSupportTickets, {}),
});

export const createSupportTicket = createAction({
  operation: 'createSupportTicket',
  send: (payload: SupportTicketValues) => call(createCall, { payload }),
  refreshes: ['support'],
  onDone: () => showToast({ kind: 'success', ...successes.createSupportTicket() }),
});
