import { parseTicketFilters, toTicketsQuery } from '../../lib/tickets/ticket-filters.ts';
import { createFilters } from '../app/filters.ts';

/** The filters of the Tickets screen, in its URL. */
export const ticketFilters = createFilters('tickets', parseTicketFilters, toTicketsQuery);
