import { listTickets, type Ticket } from '../../lib/contract/tickets.ts';
import { ticketNotices } from '../../lib/messages/ticket-notices.ts';
import { parseTicketFilters, toTicketsQuery } from '../../lib/tickets/ticket-filters.ts';
import { createFilters } from '../app/filters.ts';
import { showToast } from '../app/toasts.ts';
import { createListQuery } from '../data/list-query.ts';

/** All tickets of the member. */
export const ticketsQuery = createListQuery({
  name: 'tickets',
  prefetchOn: ['tickets'],
  operation: 'listTickets',
  endpoint: listTickets,
  input: () => ({}),
});

/** What the list of tickets is narrowed by. */
export const ticketFilters = createFilters('tickets', parseTicketFilters, toTicketsQuery);

/** Copies the numbers of tickets, one to a line, and says whether that worked. */
export async function copyNumbers(tickets: readonly Ticket[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(tickets.map(({ number }) => number).join('\n'));
    showToast({ kind: 'success', text: ticketNotices.copied(tickets.length) });
  } catch {
    showToast({ kind: 'error', text: ticketNotices.notCopied });
  }
}
