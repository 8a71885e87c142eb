import { listTickets } from '../../lib/contract/tickets.ts';
import { createListQuery } from '../data/list-query.ts';

export const ticketsQuery = createListQuery({
  name: 'tickets',
  prefetchOn: ['tickets'],
  operation: 'listTickets',
  endpoint: listTickets,
  input: () => ({}),
});
