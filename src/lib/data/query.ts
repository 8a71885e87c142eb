import type { ReadableAtom } from 'nanostores';
import type { Moment } from '../browser/timing.ts';
import type { AppError } from '../errors.ts';
import type { ReadName } from '../messages/member-notices.ts';
import type { Operation } from '../messages/operations.ts';
import type { List } from './list.ts';

export interface QueryState<T> {
  /** Undefined until it has loaded. */
  readonly data: T | undefined;
  /** The reason for missing or stale data. Undefined while fetching. */
  readonly error: AppError | undefined;
  readonly isFetching: boolean;
  /** True for data of the offline copy, until this page's reply. */
  readonly isFromCache: boolean;
  /** When `data` was requested. */
  readonly updatedAt: Moment | undefined;
}

export const loadingState = {
  data: undefined,
  error: undefined,
  isFetching: false,
  isFromCache: false,
  updatedAt: undefined,
} as const satisfies QueryState<never>;

export interface ListState<Entry> extends QueryState<List<Entry>> {
  readonly isFetchingNextPage: boolean;
  readonly nextPageError: AppError | undefined;
}

export interface Query<T> {
  readonly name: ReadName;
  readonly operation: Operation;
  readonly $state: ReadableAtom<QueryState<T>>;
  /** Reloads the query and every visible query that failed. */
  readonly refetch: () => void;
}

export interface ListQuery<Entry> extends Query<List<Entry>> {
  readonly $state: ReadableAtom<ListState<Entry>>;
  /** Loads pages until one has a new entry. Never rejects. `nextPageError` has the failure. */
  readonly loadMore: () => Promise<void>;
}

export const isLoading = ({ data, error }: QueryState<unknown>): boolean =>
  data === undefined && error === undefined;

/** Removes data of the offline copy, which must never enable a purchase. */
export function withoutCache<T>(state: QueryState<T>): QueryState<T> {
  if (!state.isFromCache) return state;
  const error = state.isFetching ? undefined : state.error;
  return { ...state, data: undefined, error, isFromCache: false, updatedAt: undefined };
}

/** Returns the data unless it comes from the offline copy. */
export const getFreshData = <T>(state: QueryState<T>): T | undefined => withoutCache(state).data;

/**
 * Loads the query and resolves once it has data or an error.
 * @param isSettled for other conditions, such as data from the API
 */
export function waitUntilSettled<T>(
  { $state }: Query<T>,
  isSettled = (state: QueryState<T>) => !isLoading(state),
): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!isSettled($state.get())) return;
      stop();
      resolve();
    };
    const stop = $state.listen(check);
    check();
  });
}
