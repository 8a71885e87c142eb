import type { Draw, listDraws } from '../contract/draws.ts';
import type { EndpointInput } from '../contract/endpoint.ts';
import type { Ticket } from '../contract/tickets.ts';
import { isComplete, type List } from '../data/list.ts';
import { toAsciiPunctuation, toFreeText, toSearchKey } from '../forms/normalise.ts';

/** `value` is `key` or `key-direction`. The app sorts by 'ending', because the API cannot. */
export const sortOptions = [
  { value: 'popular', label: 'Most Popular' },
  { value: 'new', label: 'Newest' },
  { value: 'price-asc', label: 'Price low to high' },
  { value: 'price-desc', label: 'Price high to low' },
  { value: 'prize-asc', label: 'Prize low to high' },
  { value: 'prize-desc', label: 'Prize high to low' },
  { value: 'ending', label: 'Closing soon' },
] as const;

export type DrawSort = (typeof sortOptions)[number]['value'];

export const defaultSort: DrawSort = 'popular';

export type DrawsFilters = ReturnType<typeof parseDrawsFilters>;

const maxSearchLength = 200;

/** Returns true for a filter or order that the API does not offer. The app then needs the whole list. */
export const requiresAllPages = ({ sort, mineOnly }: DrawsFilters): boolean => mineOnly || sort === 'ending';

type DrawsQuery = EndpointInput<typeof listDraws>['query'];

/** No status means all draws. */
export function toDrawsQuery({ search, sort, liveOnly }: DrawsFilters): DrawsQuery {
  const [key = defaultSort, direction] = (sort === 'ending' ? defaultSort : sort).split('-');
  return {
    ...(liveOnly && { status: ['live', 'scheduled'] }),
    ...(toSearchKey(search) && { search: toAsciiPunctuation(toFreeText(search)) }),
    sort: key,
    order: direction === 'asc' ? 'asc' : 'desc',
  };
}

export const parseSearch = ({ search = '' }: Readonly<Record<string, string>>): string =>
  search.slice(0, maxSearchLength);

export function toResultsQuery(search: string): DrawsQuery {
  return { ...toDrawsQuery({ search, sort: 'new', liveOnly: false, mineOnly: false }), status: ['closed'] };
}

/** Replaces unknown values by defaults. */
export function parseDrawsFilters(query: Readonly<Record<string, string>>) {
  return {
    search: parseSearch(query),
    sort: sortOptions.find(({ value }) => value === query.sort)?.value ?? defaultSort,
    /** The 'Live & Scheduled Only' switch. */
    liveOnly: query.all !== '1',
    /** The 'My raffles only' switch. */
    mineOnly: query.mine === '1',
  };
}

/** Omits defaults. */
export function toFiltersQuery({ search, sort, liveOnly, mineOnly }: DrawsFilters): Record<string, string> {
  return {
    ...(search && { search }),
    ...(sort !== defaultSort && { sort }),
    ...(!liveOnly && { all: '1' }),
    ...(mineOnly && { mine: '1' }),
  };
}

/** The query that shows all draws. */
export const noFiltersQuery = toFiltersQuery({ ...parseDrawsFilters({}), liveOnly: false });

/** Number of the member's tickets by the draw's ID. */
export type TicketCounts = ReadonlyMap<string, number>;

function countByDraw(tickets: readonly Ticket[]): TicketCounts {
  const counts = new Map<string, number>();
  const drawIds = new Map(tickets.map(({ id, draw_id }) => [id, draw_id]));
  for (const drawId of drawIds.values()) counts.set(drawId, (counts.get(drawId) ?? 0) + 1);
  return counts;
}

/** Returns no counts while a ticket or its draw is unknown, because a count could be wrong. Counts a repeated ticket once. */
export function countTickets(tickets: List<Ticket> | undefined): TicketCounts {
  const isKnown = tickets && isComplete(tickets) && tickets.entries.every(({ draw_id }) => draw_id !== '');
  return isKnown ? countByDraw(tickets.entries) : new Map();
}

/** Specification, 'Raffles list'. */
export const noDrawsText = 'Try adjusting your filters or search query';

/** Notes above a list with a missing page or entry. */
export const arrangeNotes = {
  mine: "We couldn't load every raffle. Some of yours may be missing.",
  order: "We couldn't load every raffle, so these aren't sorted by closing date.",
  tickets: "We couldn't load all your tickets. Some raffles may be missing.",
} as const;

/** Selects the draws that the member has a ticket for. */
export function selectOwnDraws(draws: readonly Draw[], tickets: readonly Ticket[]): Draw[] {
  const counts = countByDraw(tickets);
  return draws.filter(({ id }) => counts.has(id));
}

/** Returns ms since the epoch. Closed draws come last, after those without a date. */
function getEndRank({ status, end_date }: Draw): number {
  const end = Date.parse(end_date ?? '');
  if (status !== 'live' && status !== 'scheduled') return Number.MAX_VALUE;
  return Number.isNaN(end) ? Number.MAX_SAFE_INTEGER : end;
}

/** Sorts by closing date, soonest first. The sort is stable. */
export const sortByEnd = (draws: readonly Draw[]): Draw[] =>
  draws.toSorted((a, b) => getEndRank(a) - getEndRank(b));
