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

/** The names of all cached reads; a write names those it makes out of date. */
export type QueryName = (typeof queryNames)[number];

/** The reads that a write of the wallet makes out of date, whether it went through or nobody knows. */
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
  /** Loads again what is on screen and could not be loaded, unless the API has refused it. */
  readonly retry?: () => void;
}

/** Nothing is cached until a screen that reads has come. */
let reads: QueryCache = { invalidate: () => {}, clear: () => {} };

/** Ties the cache of reads to the verbs below. It comes with the first screen that reads, so signing in does without. */
export function registerQueryCache(given: QueryCache): void {
  reads = given;
}

let noteOutdated: QueryCache['invalidate'] = () => {};

/** Calls back with the names of reads that were made out of date; one listener, which watches for all. */
export function provideInvalidationObserver(listener: QueryCache['invalidate']): void {
  noteOutdated = listener;
}

/** Makes the named reads out of date: those on screen load again now, the others when they are next shown. */
export function invalidate(names: readonly QueryName[]): void {
  reads.invalidate(names);
  noteOutdated(names);
}

/** Loads again what is on screen and could not be loaded before, for reasons that pass. */
export function retryFailedQueries(): void {
  reads.retry?.();
}

/** Loads again what is on screen, and everything else when it is next shown. */
export function invalidateAll(): void {
  invalidate(queryNames);
}

/** Drops everything that was loaded for a member, also from stores that nothing on screen uses. */
export function clearQueries(): void {
  reads.clear();
}
