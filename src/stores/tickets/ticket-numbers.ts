import type { Ticket } from '../../lib/contract/tickets.ts';
import { ticketNotices } from '../../lib/messages/ticket-notices.ts';
import { showToast } from '../app/toasts.ts';

/** Copies the numbers of tickets, one to a line, and says whether that worked. */
export async function copyNumbers(tickets: readonly Ticket[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(tickets.map(({ number }) => number).join('\n'));
    showToast({ kind: 'success', text: ticketNotices.copied(tickets.length) });
  } catch {
    showToast({ kind: 'error', text: ticketNotices.notCopied });
  }
}
