import { computed, type ReadableAtom } from 'nanostores';
import type { Search } from '../../lib/paths.ts';
import type { RouteName } from '../../lib/routes.ts';
import { $screen, replaceSearch } from '../app/router.ts';

interface Filters<Values> {
  readonly $filters: ReadableAtom<Values | null>;
  /** Merges changes into the filters at call time, because search input is debounced. */
  readonly change: (changes: Partial<Values>) => void;
}

/** @param read parses any query @param write omits defaults */
export function createFilters<Values extends object>(
  name: RouteName,
  read: (search: Search) => Values,
  write: (values: Values) => Record<string, string>,
): Filters<Values> {
  const $filters = computed($screen, (screen) =>
    screen.kind === 'screen' && screen.name === name ? read(screen.search) : null,
  );
  const change = (changes: Partial<Values>) => {
    const values = $filters.get();
    if (values) replaceSearch(name, write({ ...values, ...changes }));
  };
  return { $filters, change };
}
