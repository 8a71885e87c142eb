import { computed, type ReadableAtom } from 'nanostores';
import type { Search } from '../../lib/paths.ts';
import type { RouteName } from '../../lib/routes.ts';
import { $screen, replaceSearch } from './router.ts';

/** What a screen's list is narrowed by, kept in its address, so that back, reload and links keep it too. */
interface Filters<Values> {
  /** As the address says; null on other screens. */
  readonly $filters: ReadableAtom<Values | null>;
  /** Changes some beside the others as they are by then: a search tells its text only after a pause. */
  readonly change: (part: Partial<Values>) => void;
}

/** @param read takes the address's query, whatever it holds; `write` leaves out what is usual */
export function createFilters<Values extends object>(
  name: RouteName,
  read: (search: Search) => Values,
  write: (values: Values) => Record<string, string>,
): Filters<Values> {
  const $filters = computed($screen, (screen) =>
    screen.kind === 'screen' && screen.name === name ? read(screen.search) : null,
  );
  const change = (part: Partial<Values>) => {
    const values = $filters.get();
    if (values) replaceSearch(name, write({ ...values, ...part }));
  };
  return { $filters, change };
}
