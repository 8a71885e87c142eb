import { computed } from 'nanostores';
import { listDraws } from '../../lib/contract/draws.ts';
import { parseSearch, toDrawsQuery, toResultsQuery } from '../../lib/draws/draw-filters.ts';
import type { RouteName } from '../../lib/routes.ts';
import { createFilters } from '../app/filters.ts';
import { $screen } from '../app/router.ts';
import { createListQuery } from '../data/list-query.ts';

export const resultsFilters = createFilters(
  'results',
  (query) => ({ search: parseSearch(query) }),
  (filters) => filters,
);

const $search = computed(resultsFilters.$filters, (filters) => filters?.search ?? null);

export const resultsQuery = createListQuery({
  name: 'results',
  prefetchOn: ['results'],
  operation: 'listDraws',
  params: [$search],
  endpoint: listDraws,
  input: (search) => ({ query: toResultsQuery(search) }),
  keepPreviousData: true,
});

/** Creates an unfiltered list, which loads only on the given screens. */
function createDrawsList(name: 'allDraws' | 'upcoming', screens: readonly RouteName[], liveOnly: boolean) {
  const $isNeeded = computed($screen, (screen) =>
    screen.kind === 'screen' && screens.includes(screen.name) ? 'needed' : null,
  );
  return createListQuery({
    name,
    operation: 'listDraws',
    params: [$isNeeded],
    endpoint: listDraws,
    input: () => ({ query: toDrawsQuery({ search: '', sort: 'new', liveOnly }) }),
  });
}

export const allDrawsQuery = createDrawsList('allDraws', ['tickets', 'subscriptions'], false);

export const upcomingQuery = createDrawsList('upcoming', ['subscriptions'], true);
