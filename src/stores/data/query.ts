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

/** How often each read was made out of date. */
const outdated = new Map<QueryName, number>();

/** Loads until nothing made the read out of date meanwhile: an answer asked for before a write may be older than it. */
async function loadCurrent<T>(name: QueryName, load: () => Promise<T>): Promise<T> {
  const before = outdated.get(name);
  const data = await withRetries(load);
  return outdated.get(name) === before ? data : loadCurrent(name, load);
}

/** Runs a read for one session: once that is over nothing is asked for, and an answer that comes late is dropped. */
export async function runForSession<T>(session: unknown, load: () => Promise<T>): Promise<T> {
  const check = () => {
    if ($memberKey.get() !== session) throw new AppError('aborted', 'Request aborted');
  };
  check();
  const data = await load();
  check();
  return data;
}

/** The library's cache. Emptied by hand, because its own way to do so asks for everything on screen once more. */
const fetched: NonNullable<NonNullable<Parameters<typeof nanoquery>[0]>['cache']> = new Map();

const [createFetcherStore, , cache] = nanoquery({
  cache: fetched,
  onErrorRetry: null,
  revalidateOnFocus: true,
  // Reconnecting loads everything again, here and at once; the library would keep failures that are seconds old.
  revalidateOnReconnect: false,
});

const recency = createLru((name) => cachedPerQueryName[name] ?? cachedPerQuery);

/** What is shown, or was when its store was last read. */
const isInUse = (key: string) => fetchers.some(($fetched) => $fetched.key === key);

/** Forgets answers that were used longest ago: every search and every draw is a read with an answer of its own. */
function forgetOld(name: QueryName, key: string): void {
  for (const old of recency.touch(name, key, isInUse)) {
    dataCache.delete(old);
    fetched.delete(old);
  }
}

/** Reads what has that key in the cache, for one session, and keeps the answer for whoever shows it next. */
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
    forgetOld(name, key);
  }
}

/** What else is told when reads are out of date, or the member has left. */
export const familyCaches: QueryCache[] = [];

const fetchers: { readonly key?: string | undefined }[] = [];

/** Every store that has shown a member's data, for wiping. */
const holders: ReadableAtom<unknown>[] = [];

export interface QueryDefinition<T> {
  readonly name: QueryName;
  /** Names the catalogue's words for a failure. */
  readonly operation: Operation;
  /** What the read depends on beside the member; while one is null nothing is loaded. */
  readonly params?: readonly ReadableAtom<string | null>[];
  readonly load: (...params: string[]) => Promise<T>;
  /** What an earlier page has kept of it. */
  readonly readOfflineCache?: (...params: string[]) => CachedData<T> | undefined;
  /** While other parameters load, what was shown for the ones before stays in view, as a filtered list should. */
  readonly keepPreviousData?: true;
  /** Screens that have nothing to show without it: a page that opens on one does not wait for the screen to ask. */
  readonly prefetchOn?: readonly RouteName[];
}

/** A read whose data can be added to by what belongs to it. */
export interface AmendableQuery<T> extends Query<T> {
  /** Puts more in the place of data that is still what is shown; of anything else the amendment knows nothing. */
  readonly amend: (data: T, more: T) => void;
}

/** A cached read of the signed-in member's data: loads when shown, shares and keeps its result, refreshes on focus. */
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
  // The library glues key parts without a separator.
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
    const isGiven = key !== '' && !values.includes(null);
    const last = isGiven
      ? readCachedData(key, () => readOfflineCache?.(...values.map(String)))
      : dataCache.get(key);
    // What the API will not give any more is not shown from before this page.
    const known = last?.isFromCache && error?.kind === 'rejected' ? undefined : last;
    // The key without its parameters: what this member was shown last, whichever they were, and if none are given now.
    const shownKey = `${name}/${$memberKey.get()}`;
    const shown = known ?? (error ? undefined : dataCache.get(shownKey));
    if (known && keepPreviousData) dataCache.set(shownKey, known);
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
  const $kept = computed($state, getCacheStatus);
  const query = {
    name,
    operation,
    $state,
    $uncached,
    $data,
    registerVisible: () => registerVisibleQuery($loadedAt, $kept),
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
    for (const name of names) outdated.set(name, (outdated.get(name) ?? 0) + 1);
    cache.revalidateKeys((key) => names.some((name) => key.startsWith(`${name}/`)));
    for (const reads of familyCaches) reads.invalidate(names);
  },
  retry: () => invalidate(getFailedVisibleQueries(({ kind }) => kind !== 'rejected' && kind !== 'refused')),
  clear: () => {
    clearDataCache();
    recency.clear();
    fetched.clear();
    for (const reads of familyCaches) reads.clear();
    // A store that is read works its value out anew; until then it would hold the old one.
    for (const $holder of holders) $holder.get();
  },
});
