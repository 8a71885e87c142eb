import { call } from '../lib/api.ts';
import { createSupportTicket as createCall, listSupportTickets } from '../lib/contract/support.ts';
import type { SupportTicketValues } from '../lib/forms/support.ts';
import { successes } from '../lib/successes.ts';
import { createAction } from './action.ts';
import { createQuery } from './query.ts';
import { showToast } from './toasts.ts';

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
