import { listTickets } from '../../lib/contract/tickets.ts';
import { parseTicketFilters, toTicketsQuery } from '../../lib/tickets/ticket-groups.ts';
import { createFilters } from '../data/filters.ts';
import { createListQuery } from '../data/list-query.ts';

export const ticketsQuery = createListQuery({
  name: 'tickets',
  prefetchOn: ['tickets'],
  operation: 'listTickets',
  endpoint: listTickets,
  input: () => ({}),
});

/** Filters of the tickets screen, stored in its URL. */
export const ticketFilters = createFilters('tickets', parseTicketFilters, toTicketsQuery);
