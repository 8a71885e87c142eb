import type { listDraws } from '../contract/draws.ts';
import type { EndpointInput } from '../contract/endpoint.ts';
import { toAsciiPunctuation, toFreeText, toSearchKey } from '../forms/normalise.ts';

/** Value: `key` or `key-direction` (design, decision 5). The app itself sorts by the end. */
export const sortOptions = [
  { value: 'popular', label: 'Most Popular' },
  { value: 'new', label: 'Newest' },
  { value: 'price-asc', label: 'Price low to high' },
  { value: 'price-desc', label: 'Price high to low' },
  { value: 'prize-asc', label: 'Prize low to high' },
  { value: 'prize-desc', label: 'Prize high to low' },
  { value: 'ending', label: 'Ending soon' },
] as const;

export type DrawSort = (typeof sortOptions)[number]['value'];

export const defaultSort: DrawSort = 'popular';

export interface DrawsFilters {
  readonly search: string;
  readonly sort: DrawSort;
  /** The 'Live & Scheduled Only' switch. */
  readonly liveOnly: boolean;
  /** Whether only draws are shown that the member has tickets of. */
  readonly mineOnly: boolean;
}

const maxSearchLength = 200;

/** True for what the API cannot filter or sort by: the app does, once it knows the whole list. */
export function requiresAllPages({ sort, mineOnly }: DrawsFilters): boolean {
  return mineOnly || sort === 'ending';
}

/** No status means all draws. */
export function toDrawsQuery({
  search,
  sort,
  liveOnly,
}: DrawsFilters): EndpointInput<typeof listDraws>['query'] {
  const [key = defaultSort, direction] = (sort === 'ending' ? defaultSort : sort).split('-');
  return {
    ...(liveOnly && { status: ['live', 'scheduled'] }),
    ...(toSearchKey(search) && { search: toAsciiPunctuation(toFreeText(search)) }),
    sort: key,
    order: direction === 'asc' ? 'asc' : 'desc',
  };
}

export function parseSearch({ search = '' }: Readonly<Record<string, string>>): string {
  return search.slice(0, maxSearchLength);
}

export function toResultsQuery(search: string): EndpointInput<typeof listDraws>['query'] {
  return { ...toDrawsQuery({ search, sort: 'new', liveOnly: false, mineOnly: false }), status: ['closed'] };
}

/** Replaces unknown values by defaults. */
export function parseDrawsFilters(query: Readonly<Record<string, string>>): DrawsFilters {
  const { sort, all, mine } = query;
  return {
    search: parseSearch(query),
    sort: sortOptions.find(({ value }) => value === sort)?.value ?? defaultSort,
    liveOnly: all !== '1',
    mineOnly: mine === '1',
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

export const noFiltersQuery = toFiltersQuery({
  search: '',
  sort: defaultSort,
  liveOnly: false,
  mineOnly: false,
});
