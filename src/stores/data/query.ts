import { nanoquery } from '@nanostores/query';
import { computed, type ReadableAtom } from 'nanostores';
import type { CachedData } from '../../lib/api/cached-replies.ts';
import { withRetries } from '../../lib/api/retry.ts';
import { cachedPerQuery, cachedPerQueryName } from '../../lib/config.ts';
import {
  getCacheStatus,
  getStaleReason,
  getUncachedState,
  type Query,
  type QueryState,
} from '../../lib/data/query.ts';
import { AppError } from '../../lib/errors.ts';
import type { Operation } from '../../lib/messages/operations.ts';
import type { RouteName } from '../../lib/routes.ts';
import { $offlineSince } from '../app/connection.ts';
import { $memberKey } from '../app/session.ts';
import { clearDataCache, dataCache, readCachedData } from './data-cache.ts';
import { invalidate, type QueryCache, type QueryName, registerQueryCache } from './invalidation.ts';
import { createLru } from './lru.ts';
import { registerPrefetch } from './prefetch.ts';
import { getFailedVisibleQueries, queryStates, registerVisibleQuery } from './visible-queries.ts';

const invalidations = new Map<QueryName, number>();

/** Repeats a load that was invalidated meanwhile: its reply may predate a write. */
async function loadCurrent<T>(name: QueryName, load: () => Promise<T>): Promise<T> {
  const before = invalidations.get(name);
  const data = await withRetries(load);
  return invalidations.get(name) === before ? data : loadCurrent(name, load);
}

/** Rejects with `aborted` once the session has ended. */
export async function runForSession<T>(session: unknown, load: () => Promise<T>): Promise<T> {
  const check = () => {
    if ($memberKey.get() !== session) throw new AppError('aborted', 'Request aborted');
  };
  check();
  const data = await load();
  check();
  return data;
}

/** Cleared directly, because the library's method refetches visible queries. */
const fetched: NonNullable<NonNullable<Parameters<typeof nanoquery>[0]>['cache']> = new Map();

const [createFetcherStore, , cache] = nanoquery({
  cache: fetched,
  onErrorRetry: null,
  revalidateOnFocus: true,
  // `invalidateAll` does this. The library would keep recent failures.
  revalidateOnReconnect: false,
});

const lru = createLru((name) => cachedPerQueryName[name] ?? cachedPerQuery);

const isInUse = (key: string) => fetchers.some(($fetched) => $fetched.key === key);

function evict(name: QueryName, key: string): void {
  for (const old of lru.touch(name, key, isInUse)) {
    dataCache.delete(old);
    fetched.delete(old);
  }
}

/** Rejects with `aborted` once the session has ended. */
export async function loadIntoCache<T>(
  name: QueryName,
  key: string,
  session: unknown,
  load: () => Promise<T>,
): Promise<T> {
  try {
    const data = await loadCurrent(name, () => runForSession(session, load));
    dataCache.set(key, { data, at: Date.now() });
    return data;
  } finally {
    evict(name, key);
  }
}

/** Invalidated and cleared with the queries. */
export const familyCaches: QueryCache[] = [];

const fetchers: { readonly key?: string | undefined }[] = [];

const holders: ReadableAtom<unknown>[] = [];

export interface QueryDefinition<T> {
  readonly name: QueryName;
  readonly operation: Operation;
  /** Parameters besides the member. Null prevents loading. */
  readonly params?: readonly ReadableAtom<string | null>[];
  readonly load: (...params: string[]) => Promise<T>;
  readonly readOfflineCache?: (...params: string[]) => CachedData<T> | undefined;
  /** Shows previous data while other parameters load, as for a filtered list. */
  readonly keepPreviousData?: true;
  /** Routes that prefetch this query. */
  readonly prefetchOn?: readonly RouteName[];
}

export interface AmendableQuery<T> extends Query<T> {
  /** Replaces `data` by `more`, unless it has changed. */
  readonly amend: (data: T, more: T) => void;
}

/** Creates a cached member query, which loads when visible and refetches on focus. */
export function createQuery<T>(definition: QueryDefinition<T>): AmendableQuery<T> {
  const {
    name,
    operation,
    params = [],
    load,
    readOfflineCache,
    keepPreviousData,
    prefetchOn = [],
  } = definition;
  // The library joins key parts without a separator.
  const parts = [`${name}/`, $memberKey, ...params.flatMap(($param) => ['/', $param])];
  const $fetched = createFetcherStore<T, AppError>(parts, {
    fetcher: (...keys) => {
      const values = keys.slice(2).filter((_, index) => index % 2 === 1);
      return loadIntoCache(name, keys.join(''), keys[1], () => load(...values.map(String)));
    },
  });
  const $state = computed([$fetched, $offlineSince], ({ error, loading }, offlineSince): QueryState<T> => {
    const key = $fetched.key ?? '';
    const values = params.map(($param) => $param.get());
    const hasParams = key !== '' && !values.includes(null);
    const last = hasParams
      ? readCachedData(key, () => readOfflineCache?.(...values.map(String)))
      : dataCache.get(key);
    // The API may now refuse this data.
    const known = last?.isFromCache && error?.kind === 'rejected' ? undefined : last;
    // Key of the last visible data of any parameters.
    const previousKey = `${name}/${$memberKey.get()}`;
    const shown = known ?? (error ? undefined : dataCache.get(previousKey));
    if (known && keepPreviousData) dataCache.set(previousKey, known);
    if (shown) {
      return {
        status: 'loaded',
        data: shown.data as T,
        loadedAt: shown.at,
        isRefetching: loading || !known,
        staleReason: getStaleReason(shown.at, error, offlineSince),
        ...(shown.isFromCache && { isFromCache: true }),
      };
    }
    return error ? { status: 'failed', error } : { status: 'loading' };
  });
  const $uncached = computed($state, getUncachedState);
  const $data = computed($state, (state) =>
    state.status === 'loaded' && !state.isFromCache ? state.data : null,
  );
  fetchers.push($fetched);
  holders.push($state, $uncached, $data);
  queryStates.push({ name, $state });
  const $loadedAt = computed($state, (state) => (state.status === 'loaded' ? state.loadedAt : undefined));
  const $cacheStatus = computed($state, getCacheStatus);
  const query = {
    name,
    operation,
    $state,
    $uncached,
    $data,
    registerVisible: () => registerVisibleQuery($loadedAt, $cacheStatus),
    refetch: () => invalidate([name, ...getFailedVisibleQueries()]),
    amend: (data: T, more: T) => {
      const known = dataCache.get($fetched.key ?? '');
      if (!$fetched.key || known?.data !== data) return;
      dataCache.set($fetched.key, { ...known, data: more });
      $fetched.mutate(more);
    },
  };
  registerPrefetch(query, prefetchOn);
  return query;
}

registerQueryCache({
  invalidate: (names) => {
    for (const name of names) invalidations.set(name, (invalidations.get(name) ?? 0) + 1);
    cache.revalidateKeys((key) => names.some((name) => key.startsWith(`${name}/`)));
    for (const reads of familyCaches) reads.invalidate(names);
  },
  retry: () => invalidate(getFailedVisibleQueries(({ kind }) => kind !== 'rejected' && kind !== 'refused')),
  clear: () => {
    clearDataCache();
    lru.clear();
    fetched.clear();
    for (const reads of familyCaches) reads.clear();
    // Reading a store recomputes it.
    for (const $holder of holders) $holder.get();
  },
});
