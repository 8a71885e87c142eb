import { listTickets } from '../../lib/contract/tickets.ts';
import { createListQuery } from '../data/list-query.ts';

/** All tickets of the member. */
export const ticketsQuery = createListQuery({
  name: 'tickets',
  prefetchOn: ['tickets'],
  operation: 'listTickets',
  endpoint: listTickets,
  input: () => ({}),
});
