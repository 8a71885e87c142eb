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

/** All query names. Actions name the queries that they invalidate. */
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

export interface QueryCache {
  readonly invalidate: (names: readonly QueryName[]) => void;
  readonly clear: () => void;
  readonly retry?: () => void;
}

let queryCache: QueryCache = { invalidate: () => {}, clear: () => {} };

/** Registers the query cache, which loads with the first screen that has queries. */
export function registerQueryCache(cache: QueryCache): void {
  queryCache = cache;
}

let notifyInvalidated: QueryCache['invalidate'] = () => {};

/** Sets the one observer of invalidated names. */
export function provideInvalidationObserver(listener: QueryCache['invalidate']): void {
  notifyInvalidated = listener;
}

/** Refetches visible queries now, others when next visible. */
export function invalidate(names: readonly QueryName[]): void {
  queryCache.invalidate(names);
  notifyInvalidated(names);
}

/** Refetches visible queries, except those that the API refused. */
export function retryFailedQueries(): void {
  queryCache.retry?.();
}

/** Invalidates all queries. */
export function invalidateAll(): void {
  invalidate(queryNames);
}

/** Clears the member's data, also from stores without a view. */
export function clearQueries(): void {
  queryCache.clear();
}
