import { listTickets } from '../../lib/contract/tickets.ts';
import { createList } from '../data/list-query.ts';

/** All tickets of the member. */
export const ticketsQuery = createList({
  name: 'tickets',
  firstFor: ['tickets'],
  operation: 'listTickets',
  endpoint: listTickets,
  input: () => ({}),
});
