import { parseTicketFilters, toTicketsQuery } from '../../lib/tickets/ticket-filters.ts';
import { createFilters } from '../app/filters.ts';

/** What the list of tickets is narrowed by. */
export const ticketFilters = createFilters('tickets', parseTicketFilters, toTicketsQuery);
