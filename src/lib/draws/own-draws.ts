import type { Draw } from '../contract/draws.ts';
import type { Ticket } from '../contract/tickets.ts';
import { isComplete, type List } from '../data/list.ts';

/** Number of the member's tickets by the draw's ID. */
export type TicketCounts = ReadonlyMap<string, number>;

function countByDraw(tickets: readonly Ticket[]): TicketCounts {
  const counts = new Map<string, number>();
  const drawIds = new Map(tickets.map(({ id, draw_id }) => [id, draw_id]));
  for (const drawId of drawIds.values()) counts.set(drawId, (counts.get(drawId) ?? 0) + 1);
  return counts;
}

/** Returns no counts while a ticket or its draw is unknown, because each would be a claim. A repeated ticket counts once. */
export function countTickets(tickets: List<Ticket> | undefined): TicketCounts {
  const isKnown = tickets && isComplete(tickets) && tickets.entries.every(({ draw_id }) => draw_id !== '');
  return isKnown ? countByDraw(tickets.entries) : new Map();
}

/** Told beside a list of which a page or an entry is missing. */
export const arrangeNotes = {
  mine: 'Not all raffles could be loaded, so some of yours may be missing.',
  order: 'Not all raffles could be loaded, so they are not in the order of their end.',
  tickets: 'Not all of your tickets could be loaded, so some of your raffles may be missing.',
} as const;

/** Draws that the member has a ticket of, as far as these lists tell. */
export function selectOwnDraws(draws: readonly Draw[], tickets: readonly Ticket[]): Draw[] {
  const counts = countByDraw(tickets);
  return draws.filter(({ id }) => counts.has(id));
}

/** ms since the epoch; draws that have closed come last, after those without a date. */
function getEndRank({ status, end_date }: Draw): number {
  const end = Date.parse(end_date ?? '');
  if (status !== 'live' && status !== 'scheduled') return Number.POSITIVE_INFINITY;
  return Number.isNaN(end) ? Number.MAX_VALUE : end;
}

/** Sorts by the end, soonest first. Draws of the same end keep their order. */
export function sortByEnd(draws: readonly Draw[]): Draw[] {
  const compare = (a: number, b: number) => (a === b ? 0 : a - b);
  return draws.toSorted((a, b) => compare(getEndRank(a), getEndRank(b)));
}
