import { toCsv } from '../format/csv.ts';
import type { ResolvedGroup } from './resolved-groups.ts';
import { outcomeLabels } from './ticket-outcomes.ts';

const columns = ['Draw', 'Draw ID', 'Ticket number', 'Result', 'Bought', 'Subscription'];

/** Tickets as a file for spreadsheets. Numbers are text, as their zeros count; when it was bought is ISO 8601. */
export function ticketsCsv(groups: readonly ResolvedGroup[]): string {
  const rows = groups.flatMap(({ drawId, drawName, tickets, outcomes }) =>
    tickets.map((ticket) => [
      drawName,
      drawId,
      ticket.number,
      outcomeLabels[outcomes.get(ticket) ?? 'pending'],
      ticket.purchased_at ?? '',
      ticket.subscription ? 'yes' : 'no',
    ]),
  );
  return toCsv([columns, ...rows]);
}
