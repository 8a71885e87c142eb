import { computed } from 'nanostores';
import { listDraws } from '../../lib/contract/draws.ts';
import {
  type DrawsFilters,
  parseDrawsFilters,
  parseSearch,
  toDrawsQuery,
  toFiltersQuery,
  toResultsQuery,
} from '../../lib/draws/draw-filters.ts';
import type { RouteName } from '../../lib/routes.ts';
import { createFilters } from '../app/filters.ts';
import { $screen } from '../app/router.ts';
import { createListQuery } from '../data/list-query.ts';

/** What the raffles list is narrowed by. */
export const drawsFilters = createFilters('draws', parseDrawsFilters, toFiltersQuery);

const $filtersKey = computed(drawsFilters.$filters, (filters) => filters && JSON.stringify(filters));

export const drawsQuery = createListQuery({
  name: 'draws',
  prefetchOn: ['draws'],
  operation: 'listDraws',
  params: [$filtersKey],
  endpoint: listDraws,
  input: (filters) => ({ query: toDrawsQuery(JSON.parse(filters ?? '{}') as DrawsFilters) }),
  keepPreviousData: true,
});

/** What the results are narrowed by. */
export const resultsFilters = createFilters(
  'results',
  (query) => ({ search: parseSearch(query) }),
  (filters) => filters,
);

const $search = computed(resultsFilters.$filters, (filters) => filters?.search ?? null);

/** The draws that have closed. */
export const resultsQuery = createListQuery({
  name: 'results',
  prefetchOn: ['results'],
  operation: 'listDraws',
  params: [$search],
  endpoint: listDraws,
  input: (search) => ({ query: toResultsQuery(search ?? '') }),
  keepPreviousData: true,
});

// The club's draws, whatever the raffles are narrowed to: for screens whose own reads do not say enough of draws.

/** @param screens those it is read for */
function clubDraws(name: 'allDraws' | 'upcoming', screens: readonly RouteName[], liveOnly: boolean) {
  const $isFor = computed($screen, (screen) =>
    screen.kind === 'screen' && screens.includes(screen.name) ? 'shown' : null,
  );
  return createListQuery({
    name,
    operation: 'listDraws',
    params: [$isFor],
    endpoint: listDraws,
    input: () => ({ query: toDrawsQuery({ search: '', sort: 'new', liveOnly }) }),
  });
}

/** Every one of them. */
export const allDrawsQuery = clubDraws('allDraws', ['tickets', 'subscriptions'], false);

/** Those that are live or scheduled. */
export const upcomingQuery = clubDraws('upcoming', ['subscriptions'], true);
