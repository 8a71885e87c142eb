import { type Query, waitUntilSettled } from '../../lib/data/query.ts';
import type { RouteName } from '../../lib/routes.ts';

const prefetches: { readonly query: Query<unknown>; readonly screens: readonly RouteName[] }[] = [];

export function registerPrefetch(query: Query<unknown>, screens: readonly RouteName[]): void {
  prefetches.push({ query, screens });
}

/** Loads the queries of a screen whose code is loaded. Resolves when each has data or an error. */
export async function prefetch(screen: RouteName): Promise<void> {
  const queries = prefetches.filter(({ screens }) => screens.includes(screen)).map(({ query }) => query);
  await Promise.all(queries.map((query) => waitUntilSettled(query)));
}
