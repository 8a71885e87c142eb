import type { Draw } from '../contract/draws.ts';
import type { Ticket } from '../contract/tickets.ts';
import { localDay } from '../format/days.ts';
import { toCsv } from '../format/files.ts';
import { toAmountText } from '../format/money.ts';
import { formatNumber } from '../format/text.ts';
import { toSearchKey } from '../forms/normalise.ts';
import { countText, type OutcomeFilter, outcomeFilterOptions, type TicketGroup } from './ticket-groups.ts';
import { type KnownDraw, outcomeLabels, type TicketOutcome, ticketOutcome } from './ticket-outcomes.ts';

export interface ResolvedGroup extends TicketGroup {
  readonly draw: KnownDraw | undefined;
  readonly outcomes: ReadonlyMap<Ticket, TicketOutcome>;
  /** Number of tickets before filtering. */
  readonly totalCount: number;
}

export function resolveGroup(group: TicketGroup, draw: KnownDraw | undefined): ResolvedGroup {
  const outcomes = new Map(group.tickets.map((ticket) => [ticket, ticketOutcome(ticket, draw)]));
  return { ...group, draw, outcomes, totalCount: group.tickets.length };
}

const getOutcome = ({ outcomes }: ResolvedGroup, ticket: Ticket) => outcomes.get(ticket) ?? 'pending';

function countOutcomes(group: ResolvedGroup): Record<TicketOutcome, number> {
  const counts = { won: 0, open: 0, pending: 0, noWinListed: 0 };
  for (const ticket of group.tickets) counts[getOutcome(group, ticket)] += 1;
  return counts;
}

/** Outcomes as worded after a number, the most important first. */
const countedOutcomes = [
  ['won', 'won'],
  ['pending', 'waiting for the result'],
  ['open', 'waiting for the draw'],
  ['noWinListed', 'with no win listed'],
] as const;

/** Returns '1 ticket, waiting for the draw' or '20 tickets: 1 won, 19 with no win listed'. */
export function describeTickets(group: ResolvedGroup, isWhole: boolean): string {
  const counts = countOutcomes(group);
  const found = countedOutcomes.filter(([outcome]) => counts[outcome] > 0);
  const text = countText(group.tickets.length, group.totalCount, isWhole);
  const [first, second] = found;
  if (first && !second) return `${text}, ${outcomeLabels[first[0]].toLowerCase()}`;
  return `${text}: ${found.map(([outcome, words]) => `${formatNumber(counts[outcome])} ${words}`).join(', ')}`;
}

/** Returns the outcome that tickets without a badge have: the most frequent one, or a win if all tickets won. */
export function getUsualOutcome(group: ResolvedGroup): TicketOutcome {
  const counts = countOutcomes(group);
  const usual = (['noWinListed', 'open', 'pending'] as const).reduce((most, outcome) =>
    counts[outcome] > counts[most] ? outcome : most,
  );
  return counts[usual] === 0 ? 'won' : usual;
}

export function countByFilter(groups: readonly ResolvedGroup[]): Record<OutcomeFilter, number> {
  const counts = { all: 0, won: 0, waiting: 0, noWinListed: 0 };
  for (const outcomes of groups.map(countOutcomes))
    for (const { value, outcomes: covered } of outcomeFilterOptions)
      for (const outcome of covered) counts[value] += outcomes[outcome];
  return counts;
}

/** Keeps the group's identity if all tickets match. */
function filterGroup(group: ResolvedGroup, isMatch: (ticket: Ticket) => boolean): ResolvedGroup | undefined {
  const tickets = group.tickets.filter(isMatch);
  if (tickets.length === group.tickets.length) return group;
  return tickets.length > 0 ? { ...group, tickets } : undefined;
}

/** Searches ticket numbers, draw names and ids. A matching draw keeps all tickets. */
export function searchGroups(groups: readonly ResolvedGroup[], search: string): ResolvedGroup[] {
  const key = toSearchKey(search);
  const matches = (text: string) => toSearchKey(text).includes(key);
  return groups.flatMap((group) => {
    if (!key || matches(group.drawName) || toSearchKey(group.drawId) === key) return group;
    return filterGroup(group, ({ number }) => matches(number)) ?? [];
  });
}

export function filterByOutcome(groups: readonly ResolvedGroup[], show: OutcomeFilter): ResolvedGroup[] {
  const covered: readonly TicketOutcome[] =
    outcomeFilterOptions.find(({ value }) => value === show)?.outcomes ?? [];
  return groups.flatMap(
    (group) => filterGroup(group, (ticket) => covered.includes(getOutcome(group, ticket))) ?? [],
  );
}

/** Returns true if loading the draw may resolve more tickets. */
export function isUndecided({ drawId, outcomes }: ResolvedGroup): boolean {
  return (
    drawId !== '' && [...outcomes.values()].some((outcome) => outcome === 'pending' || outcome === 'open')
  );
}

const columns = [
  ...['Raffle', 'Draw ID', 'Ticket number', 'Result', 'Bought', 'Subscription'],
  ...['Ticket price', 'Closes', 'Club'],
];

/**
 * Formats tickets as CSV: numbers keep leading zeros, times are ISO 8601, prices are in pounds, closing days local.
 * Price and closing day are empty if the draw is not loaded.
 */
export function ticketsCsv(
  groups: readonly ResolvedGroup[],
  club: string,
  draws: readonly Pick<Draw, 'id' | 'ticket_price' | 'end_date'>[],
): string {
  const drawsById = new Map(draws.map((draw) => [draw.id, draw]));
  const rows = groups.flatMap(({ drawId, drawName, tickets, outcomes }) => {
    const { ticket_price: price, end_date: end } = drawsById.get(drawId) ?? {};
    return tickets.map((ticket) => [
      drawName,
      drawId,
      ticket.number,
      outcomeLabels[outcomes.get(ticket) ?? 'pending'],
      ticket.purchased_at ?? '',
      ticket.subscription ? 'yes' : 'no',
      price === undefined ? '' : { number: toAmountText(price) },
      end ? localDay(Date.parse(end)) : '',
      club,
    ]);
  });
  return toCsv([columns, ...rows]);
}
