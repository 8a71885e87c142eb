import type { ReadableAtom } from 'nanostores';
import { AppError } from '../errors.ts';
import type { ReadName } from '../messages/loading-messages.ts';
import type { Operation } from '../messages/operations.ts';
import type { List } from './list.ts';

/**
 * State of a query. `loadedAt` is the time of the request in ms since the epoch, `uptime` by `performance.now`.
 * `staleReason` is the error of the last reload, or a
 * missing connection.
 */
export type QueryState<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: AppError }
  | {
      readonly status: 'loaded';
      readonly data: T;
      readonly loadedAt: number;
      readonly uptime?: number | undefined;
      readonly isRefetching: boolean;
      readonly staleReason: AppError | undefined;
      /** Data of the offline cache, before this page's reply. */
      readonly isFromCache?: true;
    };

export type CacheStatus = 'awaited' | 'failed' | undefined;

/** Returns the status of the reload that replaces cached data. */
export function getCacheStatus(state: QueryState<unknown>): CacheStatus {
  if (state.status !== 'loaded' || !state.isFromCache) return undefined;
  return state.staleReason && !state.isRefetching ? 'failed' : 'awaited';
}

export function getUncachedState<T>(state: QueryState<T>): QueryState<T> {
  const cacheStatus = getCacheStatus(state);
  if (!cacheStatus || state.status !== 'loaded') return state;
  return cacheStatus === 'failed' && state.staleReason
    ? { status: 'failed', error: state.staleReason }
    : { status: 'loading' };
}

/** Cached data never enables a purchase. */
export function getUncachedQuery<T>(query: Query<T>): Query<T> {
  return { ...query, $state: query.$uncached };
}

/** Returns why data of time `at` may be stale. A missing connection takes precedence. */
export function getStaleReason(at: number, error: AppError | undefined, offlineSince: number | undefined) {
  if (offlineSince === undefined || (!error && at >= offlineSince)) return error;
  return new AppError('offline', 'Network Error');
}

export interface Query<T> {
  readonly name: ReadName;
  readonly operation: Operation;
  readonly $state: ReadableAtom<QueryState<T>>;
  readonly $uncached: ReadableAtom<QueryState<T>>;
  readonly $data: ReadableAtom<T | null>;
  /** Registers the query for the stale notice. @returns a function that unregisters */
  readonly registerVisible: () => () => void;
  readonly refetch: () => void;
}

export type NextPage =
  | { readonly status: 'waiting' | 'loading' }
  | { readonly status: 'failed'; readonly error: AppError };

export interface ListQuery<Entry> extends Query<List<Entry>> {
  readonly $nextPage: ReadableAtom<NextPage>;
  readonly loadMore: () => Promise<void>;
}

/** Loads the query and resolves once it has data or an error. */
export function waitUntilSettled({ $state }: Query<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if ($state.get().status === 'loading') return;
      stop();
      resolve();
    };
    const stop = $state.listen(check);
    check();
  });
}
