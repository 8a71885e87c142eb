import type { listDraws } from '../contract/draws.ts';
import type { EndpointInput } from '../contract/endpoint.ts';

/** The six orders of the raffles list; a value is `key` or `key-direction` (design, decision 5). */
export const sortOptions = [
  { value: 'popular', label: 'Most Popular' },
  { value: 'new', label: 'Newest' },
  { value: 'price-asc', label: 'Price low to high' },
  { value: 'price-desc', label: 'Price high to low' },
  { value: 'prize-asc', label: 'Prize low to high' },
  { value: 'prize-desc', label: 'Prize high to low' },
] as const;

export type DrawSort = (typeof sortOptions)[number]['value'];

export const defaultSort: DrawSort = 'popular';

/** What a member narrows the raffles list by. */
export interface DrawsFilters {
  readonly search: string;
  readonly sort: DrawSort;
  /** The 'Live & Scheduled Only' switch. */
  readonly liveOnly: boolean;
}

const longestSearch = 200;

/** The query of `listDraws`: without the switch no status is sent, which means all draws. */
export function toDrawsQuery({
  search,
  sort,
  liveOnly,
}: DrawsFilters): EndpointInput<typeof listDraws>['query'] {
  const [key = defaultSort, direction] = sort.split('-');
  return {
    ...(liveOnly && { status: ['live', 'scheduled'] }),
    ...(search.trim() && { search: search.trim() }),
    sort: key,
    order: direction === 'asc' ? 'asc' : 'desc',
  };
}

/** A search as an address has it: no longer than anybody would type. */
export function parseSearch({ search = '' }: Readonly<Record<string, string>>): string {
  return search.slice(0, longestSearch);
}

/** The query of `listDraws` for what has closed, the latest first as far as the API can order it. */
export function toResultsQuery(search: string): EndpointInput<typeof listDraws>['query'] {
  return { ...toDrawsQuery({ search, sort: 'new', liveOnly: false }), status: ['closed'] };
}

/** Reads the filters from the list's address; whatever it does not know gives the default. */
export function parseDrawsFilters(query: Readonly<Record<string, string>>): DrawsFilters {
  const { sort, all } = query;
  return {
    search: parseSearch(query),
    sort: sortOptions.find(({ value }) => value === sort)?.value ?? defaultSort,
    liveOnly: all !== '1',
  };
}

/** Writes the filters for the list's address, leaving defaults out. */
export function toFiltersQuery({ search, sort, liveOnly }: DrawsFilters): Record<string, string> {
  return {
    ...(search && { search }),
    ...(sort !== defaultSort && { sort }),
    ...(!liveOnly && { all: '1' }),
  };
}

/** The list with nothing left out, for its address. */
export const noFiltersQuery = toFiltersQuery({ search: '', sort: defaultSort, liveOnly: false });
