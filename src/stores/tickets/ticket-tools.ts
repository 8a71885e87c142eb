import type { Ticket } from '../../lib/contract/tickets.ts';
import { ticketNotices } from '../../lib/messages/ticket-notices.ts';
import { parseTicketFilters, toTicketsQuery } from '../../lib/tickets/ticket-filters.ts';
import { createFilters } from '../app/filters.ts';
import { showToast } from '../app/toasts.ts';

export const ticketFilters = createFilters('tickets', parseTicketFilters, toTicketsQuery);

export async function copyNumbers(tickets: readonly Ticket[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(tickets.map(({ number }) => number).join('\n'));
    showToast({ kind: 'success', text: ticketNotices.copied(tickets.length) });
  } catch {
    showToast({ kind: 'error', text: ticketNotices.notCopied });
  }
}
