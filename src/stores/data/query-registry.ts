import { atom } from 'nanostores';
import { type Query, waitUntilSettled } from '../../lib/data/query.ts';
import type { RouteName } from '../../lib/routes.ts';

const queryNames = [
  'member',
  'clients',
  'draws',
  'draw',
  'prizes',
  'allDraws',
  'results',
  'upcoming',
  'tickets',
  'subscriptions',
  'transactions',
  'support',
  'notifications',
] as const;

export type QueryName = (typeof queryNames)[number];

/** Queries that a money write invalidates, successful or not. */
export const moneyQueries: readonly QueryName[] = [
  'upcoming',
  'member',
  'transactions',
  'tickets',
  'draw',
  'draws',
  'subscriptions',
  'notifications',
];

/** Names of the queries to refetch now. The query cache, which loads with the first such screen, listens. */
export const $invalidated = atom<readonly (QueryName | 'failed')[]>([]);

/** Refetches visible queries now, others when next visible. */
export function invalidate(names: readonly QueryName[]): void {
  $invalidated.set([...names]);
}

/** Refetches visible queries, except those that the API refused. */
export function retryFailedQueries(): void {
  $invalidated.set(['failed']);
}

export function invalidateAll(): void {
  invalidate(queryNames);
}

/** The routes whose first view waits for a query. Filled as the code of screens loads. */
export const prefetchRoutes = new Map<Query<unknown>, readonly RouteName[]>();

/** Loads the queries of a screen whose code is loaded. Resolves when each has data or an error. */
export async function prefetch(screen: RouteName): Promise<void> {
  const queries = [...prefetchRoutes].filter(([, routes]) => routes.includes(screen));
  await Promise.all(queries.map(([query]) => waitUntilSettled(query)));
}
