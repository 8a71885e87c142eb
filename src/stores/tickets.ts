import { call } from '../lib/api/api.ts';
import { listTickets } from '../lib/contract/tickets.ts';
import { createQuery } from './data/query.ts';

/** All tickets of the member. */
export const ticketsQuery = createQuery({
  name: 'tickets',
  firstFor: ['tickets'],
  operation: 'listTickets',
  load: () => call(listTickets, {}),
});
