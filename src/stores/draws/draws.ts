import { listDraws } from '../../lib/contract/draws.ts';
import { parseDrawsFilters, toDrawsQuery, toFiltersQuery } from '../../lib/draws/draw-filters.ts';
import { createFilters } from '../app/filters.ts';
import { createListQuery } from '../data/list-query.ts';

/** Search, sort and status of the list, in its URL. */
export const drawsFilters = createFilters('draws', parseDrawsFilters, toFiltersQuery);

/** Draws that match the filters. The previous list stays while the next one loads. */
export const drawsQuery = createListQuery({
  name: 'draws',
  prefetchOn: ['draws'],
  operation: 'listDraws',
  params: [drawsFilters.$filters],
  endpoint: listDraws,
  input: (filters) => ({ query: toDrawsQuery(filters) }),
  keepPreviousData: true,
});
