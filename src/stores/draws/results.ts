import { computed } from 'nanostores';
import { listDraws } from '../../lib/contract/draws.ts';
import { parseSearch, toResultsQuery } from '../../lib/draws/draw-filters.ts';
import { createFilters } from '../app/filters.ts';
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
