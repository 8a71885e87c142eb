import type { Draw, Prize } from '../contract/draws.ts';
import type { Ticket } from '../contract/tickets.ts';
import { formatDateTime } from '../format/date-time.ts';
import type { RecordLine } from '../format/files.ts';
import { formatPence } from '../format/money.ts';
import { outcomeLabels, type TicketOutcome } from '../tickets/ticket-outcomes.ts';
import { prizeOf } from './results.ts';

/** Label of the button that opens the record. */
export const ticketRecordLabel = 'Print or save tickets';

interface TicketRecordInput {
  readonly club: string;
  readonly draw: Draw;
  readonly prizes: readonly Prize[];
  readonly getOutcome: (ticket: Ticket) => TicketOutcome;
  /** Time of the replies with the results, in ms since the epoch. */
  readonly readAt: number;
  /** Address of the club's rules. */
  readonly rulesUrl: string;
}

function describeTickets({ draw, prizes, getOutcome }: TicketRecordInput): string {
  const lines = draw.tickets.map((ticket) => {
    const outcome = getOutcome(ticket);
    const bought = ticket.purchased_at ? `, bought ${formatDateTime(ticket.purchased_at)}` : '';
    const prize = outcome === 'won' && prizeOf(ticket, prizes);
    return `${ticket.number}${bought}, ${outcomeLabels[outcome]}${prize ? `: ${prize}` : ''}`;
  });
  const unlistedCount = (draw.user_ticket_count ?? 0) - draw.tickets.length;
  if (unlistedCount > 0) lines.push(`and ${unlistedCount} more with no number listed`);
  return lines.join('\n');
}

/** Lists the member's tickets for a draw and their results, as lines to print or share. */
export function createTicketRecord(input: TicketRecordInput): RecordLine[] {
  const { club, draw, readAt, rulesUrl } = input;
  const price = draw.ticket_price === undefined ? '' : formatPence(draw.ticket_price);
  return [
    { term: 'Club', text: club },
    { term: 'Raffle', text: draw.name },
    { term: 'Draw ID', text: draw.id },
    { term: 'Ticket price', text: price },
    { term: 'Opens', text: formatDateTime(draw.start_date ?? '') },
    { term: 'Closes', text: formatDateTime(draw.end_date ?? '') },
    { term: 'Your tickets', text: describeTickets(input) },
    { term: 'Results checked', text: formatDateTime(readAt) },
    { term: 'Rules', text: rulesUrl },
  ].filter(({ text }) => text !== '');
}
