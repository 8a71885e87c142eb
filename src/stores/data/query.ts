import { QueryObserver, type QueryObserverOptions, type QueryObserverResult } from '@tanstack/query-core';
import type { ReadableAtom } from 'nanostores';
import type { CachedData } from '../../lib/api/cached-replies.ts';
import { loadingState, type Query, type QueryState } from '../../lib/data/query.ts';
import type { Operation } from '../../lib/messages/operations.ts';
import type { RouteName } from '../../lib/routes.ts';
import { type Fetched, fetchNow, getStaleTime, readCopy, toQueryState } from './fetched.ts';
import type { QueryName } from './invalidation.ts';
import { createObservedState } from './observed-state.ts';
import { registerPrefetch } from './prefetch.ts';
import { hasFailed, refetchQueries } from './query-client.ts';

type ParamStores<Params extends unknown[] | []> = {
  readonly [Index in keyof Params]: ReadableAtom<Params[Index] | null>;
};

export interface BaseDefinition<Params extends unknown[] | []> {
  readonly name: QueryName;
  readonly operation: Operation;
  /** Parameters besides the member. Null prevents loading. */
  readonly params?: ParamStores<Params>;
  /** Shows previous data while other parameters load, as for a filtered list. */
  readonly keepPreviousData?: true;
  /** Routes whose first view waits for this query. */
  readonly prefetchOn?: readonly RouteName[];
}

interface QueryDefinition<T, Params extends unknown[] | []> extends BaseDefinition<Params> {
  readonly load: (...params: NoInfer<Params>) => Promise<T>;
  readonly readOfflineCache?: (...params: NoInfer<Params>) => CachedData<T> | undefined;
}

/** Adds `refetch`, and registers the query with the first views that need it. */
export function finishQuery<Q extends Omit<Query<unknown>, 'refetch'>>(
  query: Q,
  prefetchOn: readonly RouteName[] = [],
) {
  const refetch = () => refetchQueries((each) => each.queryKey[0] === query.name || hasFailed(each));
  const finished = { ...query, refetch };
  registerPrefetch(finished, prefetchOn);
  return finished;
}

/** Creates a cached member query, which loads when visible and refetches on focus. */
export function createQuery<T, Params extends unknown[] | []>(
  definition: QueryDefinition<T, Params>,
): Query<T> {
  const { name, operation, params = [], load, readOfflineCache, keepPreviousData, prefetchOn } = definition;
  const { $state } = createObservedState<
    QueryObserverOptions<Fetched<T>>,
    QueryObserverResult<Fetched<T>>,
    QueryState<T>,
    QueryObserver<Fetched<T>>
  >({
    params,
    createObserver: (client, options) => new QueryObserver(client, options),
    getOptions: (values, enabled) => {
      const current = values as unknown as Params;
      return {
        queryKey: [name, ...values],
        enabled,
        queryFn: () => fetchNow(() => load(...current)),
        initialData: () => readCopy(() => readOfflineCache?.(...current)),
        staleTime: ({ state }) => getStaleTime(state.data),
        placeholderData: (previous) => (keepPreviousData ? previous : undefined),
      };
    },
    toState: toQueryState,
    initial: loadingState,
    keepsLast: keepPreviousData === true,
  });
  return finishQuery({ name, operation, $state }, prefetchOn);
}
