import { atom, type ReadableAtom } from 'nanostores';
import type { CachedData } from '../../lib/api/cached-replies.ts';
import { isBrowser } from '../../lib/browser/runtime.ts';
import type { QueryState } from '../../lib/data/query.ts';
import { AppError } from '../../lib/errors.ts';
import { $memberKey } from '../app/session.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { readCachedData } from './data-cache.ts';
import type { QueryName } from './invalidation.ts';
import { createLru } from './lru.ts';
import { familyCaches, loadIntoCache } from './query.ts';

/** An id that was never requested has no state. `loading` includes queued ids. */
type States<T> = ReadonlyMap<string, QueryState<T>>;

interface QueryFamily<T> {
  readonly $states: ReadableAtom<States<T>>;
  /** Requests an id unless it is fresh. @returns unsubscribes and drops a queued request */
  readonly subscribe: (id: string) => () => void;
  /** Requests failed ids again: subscribed ones now, others once subscribed. */
  readonly retry: () => void;
}

interface QueryFamilyDefinition<T> {
  /** Shares data with the query of this name that has the id as its one parameter. */
  readonly name: QueryName;
  readonly load: (id: string) => Promise<T>;
  readonly readOfflineCache: (id: string) => CachedData<T> | undefined;
  readonly isImmutable: (data: T) => boolean;
  readonly concurrency: number;
  readonly maxEntries: number;
}

/** Younger data and failures are not requested again. */
const freshMs = 30_000;

function createStates<T>(limit: number, isInUse: (id: string) => boolean) {
  const $states = atom<States<T>>(new Map());
  const lru = createLru(() => limit);
  const remove = (ids: readonly string[]) => {
    const remaining = new Map($states.get());
    for (const id of ids) remaining.delete(id);
    if (remaining.size < $states.get().size) $states.set(remaining);
  };
  const set = (id: string, state: QueryState<T>) => {
    $states.set(new Map($states.get()).set(id, state));
    remove(lru.touch('', id, isInUse));
  };
  const clear = () => {
    lru.clear();
    $states.set(new Map());
  };
  return { $states, at: (id: string) => $states.get().get(id), set, remove, clear };
}

/** Creates cached member queries by id, with limits on requests and on entries. */
export function createQueryFamily<T>({
  name,
  load,
  readOfflineCache,
  isImmutable,
  concurrency,
  maxEntries,
}: QueryFamilyDefinition<T>): QueryFamily<T> {
  const subscribers = new Map<string, Set<object>>();
  const requestedAt = new Map<string, number>();
  const states = createStates<T>(maxEntries, (id) => subscribers.has(id) || limit.isRunning(id));
  const keyOf = (id: string) => `${name}/${$memberKey.get()}/${id}`;

  const limit = createConcurrencyLimit(concurrency, async (id) => {
    const member = $memberKey.get();
    const before = states.at(id);
    requestedAt.set(id, Date.now());
    const after = await loadIntoCache(name, keyOf(id), member, () => load(id)).then(
      (data) => createLoadedState(data, Date.now()),
      (thrown) => createFailedState(before, thrown),
    );
    return () => {
      if ($memberKey.get() === member) states.set(id, after);
    };
  });

  const readShared = (id: string) => {
    const state = states.at(id);
    const known = readCachedData(keyOf(id), () => readOfflineCache(id));
    if (!known || (state?.status === 'loaded' && state.loadedAt >= known.at)) return;
    if (!known.isFromCache) requestedAt.set(id, known.at);
    states.set(id, {
      ...createLoadedState(known.data as T, known.at),
      ...(known.isFromCache && { isFromCache: true }),
    });
  };

  const isDue = (id: string) => {
    const state = states.at(id);
    if (state?.status === 'loaded' && !state.isFromCache && isImmutable(state.data)) return false;
    return Date.now() - (requestedAt.get(id) ?? 0) >= freshMs;
  };

  const enqueue = (id: string) => {
    if (states.at(id)?.status !== 'loaded') states.set(id, { status: 'loading' });
    limit.add(id);
  };

  const unsubscribe = (id: string, token: object) => {
    const tokens = subscribers.get(id);
    if (!tokens?.delete(token) || tokens.size > 0) return;
    subscribers.delete(id);
    const isUnread = limit.remove(id) && states.at(id)?.status === 'loading';
    if (isUnread) states.remove([id]);
  };

  const subscribe = (id: string) => {
    const token = {};
    subscribers.set(id, (subscribers.get(id) ?? new Set()).add(token));
    readShared(id);
    if (isDue(id)) enqueue(id);
    return () => unsubscribe(id, token);
  };

  const enqueueSubscribed = (predicate: (id: string) => boolean) => {
    for (const id of subscribers.keys()) if (predicate(id)) enqueue(id);
  };

  const retry = () => {
    const failedIds = [...states.$states.get()].flatMap(([id, state]) => (hasFailed(state) ? id : []));
    for (const id of failedIds) requestedAt.delete(id);
    states.remove(failedIds.filter((id) => !subscribers.has(id)));
    enqueueSubscribed((id) => failedIds.includes(id));
  };

  const handleInvalidated = () => {
    requestedAt.clear();
    enqueueSubscribed(isDue);
  };

  const clear = () => {
    limit.clear();
    for (const all of [requestedAt, subscribers]) all.clear();
    states.clear();
  };

  familyCaches.push({ invalidate: (names) => names.includes(name) && handleInvalidated(), clear });
  $memberKey.listen(clear);
  if (isBrowser) {
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') enqueueSubscribed(isDue);
    });
  }
  return { $states: states.$states, subscribe, retry };
}

function createLoadedState<T>(data: T, at: number): QueryState<T> {
  return { status: 'loaded', data, loadedAt: at, isRefetching: false, staleReason: undefined };
}

function createFailedState<T>(before: QueryState<T> | undefined, thrown: unknown): QueryState<T> {
  const error = thrown instanceof AppError ? thrown : new AppError('network', 'Network Error');
  return before?.status === 'loaded' ? { ...before, staleReason: error } : { status: 'failed', error };
}

function hasFailed(state: QueryState<unknown> | undefined): boolean {
  return state?.status === 'failed' || (state?.status === 'loaded' && state.staleReason !== undefined);
}
