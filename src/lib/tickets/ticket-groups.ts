import type { Draw } from '../contract/draws.ts';
import type { Ticket } from '../contract/tickets.ts';
import { formatDay } from '../format/date-time.ts';
import { formatNumber, pluralise } from '../format/text.ts';
import type { TicketOutcome } from './ticket-outcomes.ts';

export const outcomeFilterOptions = [
  { value: 'all', label: 'All', outcomes: ['won', 'open', 'pending', 'noWinListed'] },
  { value: 'won', label: 'Won', outcomes: ['won'] },
  { value: 'waiting', label: 'Waiting', outcomes: ['open', 'pending'] },
  { value: 'noWinListed', label: 'No win listed', outcomes: ['noWinListed'] },
] as const satisfies readonly { value: string; label: string; outcomes: readonly TicketOutcome[] }[];

export type OutcomeFilterOption = (typeof outcomeFilterOptions)[number];
export type OutcomeFilter = OutcomeFilterOption['value'];

export type TicketFilters = ReturnType<typeof parseTicketFilters>;

const maxSearchLength = 200;

/** Replaces unknown values with defaults. */
export function parseTicketFilters({ search = '', show }: Readonly<Record<string, string>>) {
  return {
    /** Part of a ticket number or draw name, or a draw id. */
    search: search.slice(0, maxSearchLength),
    show: outcomeFilterOptions.find(({ value }) => value === show)?.value ?? 'all',
  };
}

/** Converts filters to a URL query without defaults. */
export function toTicketsQuery({ search, show }: TicketFilters): Record<string, string> {
  return { ...(search && { search }), ...(show !== 'all' && { show }) };
}

export interface TicketGroup {
  readonly drawId: string;
  readonly drawName: string;
  readonly tickets: readonly Ticket[];
}

/** Groups tickets in the order in which their draws first occur. */
export function groupByDraw(tickets: readonly Ticket[]): TicketGroup[] {
  const groups = new Map<string, TicketGroup & { readonly tickets: Ticket[] }>();
  for (const ticket of tickets) {
    const { draw_id: drawId, draw_name: drawName } = ticket;
    const group = groups.get(drawId || drawName) ?? { drawId, drawName, tickets: [] };
    group.tickets.push(ticket);
    groups.set(drawId || drawName, group);
  }
  return [...groups.values()];
}

/** Returns '3 tickets' or '1 of 3 tickets so far'. */
export function countText(count: number, totalCount: number, isWhole: boolean): string {
  const total = pluralise(totalCount, 'ticket');
  return `${count === totalCount ? '' : `${formatNumber(count)} of `}${total}${isWhole ? '' : ' so far'}`;
}

/**
 * Returns 'Closes Nov 28, 2026', without a day for a draw that closed early, or '' without an end date.
 * @param now ms since the epoch
 */
export function closingText(
  { status, end_date: end }: Pick<Draw, 'status' | 'end_date'>,
  now: number,
): string {
  if (!end) return '';
  if (Date.parse(end) <= now) return `Closed ${formatDay(end)}`;
  return status === 'closed' ? 'Closed' : `Closes ${formatDay(end)}`;
}

/** Returns the groups of the first tickets. The last group may be cut. */
export function firstTickets<Group extends TicketGroup>(groups: readonly Group[], count: number): Group[] {
  let remaining = count;
  return groups.flatMap((group) => {
    const capacity = remaining;
    remaining -= group.tickets.length;
    if (capacity <= 0) return [];
    // A complete group keeps its identity, to avoid a re-render.
    return remaining >= 0 ? group : { ...group, tickets: group.tickets.slice(0, capacity) };
  });
}
