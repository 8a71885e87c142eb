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

interface QueryCache {
  readonly invalidate: (names: readonly QueryName[]) => void;
  readonly retry: () => void;
}

let queryCache: QueryCache = { invalidate: () => {}, retry: () => {} };

/** The query cache loads with the first screen that has queries. */
export function registerQueryCache(cache: QueryCache): void {
  queryCache = cache;
}

let notifyInvalidated: QueryCache['invalidate'] = () => {};

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
  queryCache.retry();
}

export function invalidateAll(): void {
  invalidate(queryNames);
}
