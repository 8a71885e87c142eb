import { computed } from 'nanostores';
import { listDraws } from '../../lib/contract/draws.ts';
import { parseSearch, toResultsQuery } from '../../lib/raffles/draw-filters.ts';
import { $screen, replaceSearch } from '../app/router.ts';
import { createList } from '../data/list.ts';

/** What the results are searched for, as the address says; null on other screens. */
export const $resultsSearch = computed($screen, (screen) =>
  screen.kind === 'screen' && screen.name === 'results' ? parseSearch(screen.search) : null,
);

/** Keeps the search in the address, so that back and reload keep it too. */
export function searchResults(search: string): void {
  replaceSearch('results', { search });
}

/** The draws that have closed. */
export const resultsQuery = createList({
  name: 'results',
  firstFor: ['results'],
  operation: 'listDraws',
  params: [$resultsSearch],
  endpoint: listDraws,
  input: (search) => ({ query: toResultsQuery(search ?? '') }),
  keepsShown: true,
});
