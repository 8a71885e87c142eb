import { atom, type ReadableAtom } from 'nanostores';
import pLimit from 'p-limit';
import type { CachedData } from '../../lib/api/cached-replies.ts';
import type { QueryState } from '../../lib/data/query.ts';
import { $memberKey } from '../app/session.ts';
import type { QueryName } from './invalidation.ts';
import {
  getEntries,
  getEntry,
  onCleared,
  type QueryEntry,
  type QueryResult,
  removeEntry,
  toQueryState,
} from './query-cache.ts';

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
}

/** Younger data and failures are not requested again. */
const freshMs = 30_000;

/** Creates cached member queries by id, with a limit on concurrent requests. */
export function createQueryFamily<T>(definition: QueryFamilyDefinition<T>): QueryFamily<T> {
  const { name, load, readOfflineCache, isImmutable, concurrency } = definition;
  const $states = atom<States<T>>(new Map());
  let limit = pLimit(concurrency);

  const update = () => {
    const requested = getEntries<T>(name).filter((entry) => !entry.isEmpty);
    $states.set(new Map(requested.map((entry) => [String(entry.params[0]), toState(entry.$result.get())])));
  };

  const isDue = (entry: QueryEntry<T>) => {
    const { known } = entry.$result.get();
    const isFinal = known && !known.isFromCache && isImmutable(known.data);
    return !isFinal && entry.isStale(freshMs);
  };

  const subscribe = (id: string) => {
    const member = $memberKey.get();
    if (member === null) return () => {};
    const entry = getEntry<T>({ name, member, params: [id], readOfflineCache: () => readOfflineCache(id) });
    const fetchIfDue = async () => {
      if (!entry.hasObservers || !isDue(entry)) return;
      await entry.fetch(() => load(id));
      // The subscriber may have left meanwhile.
      update();
    };
    const refresh = () => {
      if (isDue(entry)) void limit(fetchIfDue);
    };
    const stops = [entry.observe(refresh), entry.$result.listen(update)];
    refresh();
    update();
    return () => {
      for (const stop of stops) stop();
      update();
    };
  };

  const retry = () => {
    for (const entry of getEntries<T>(name)) {
      if (!entry.failure) continue;
      if (entry.hasObservers) entry.invalidate();
      else removeEntry(entry);
    }
    update();
  };

  onCleared(() => {
    limit.clearQueue();
    limit = pLimit(concurrency);
    update();
  });
  return { $states, subscribe, retry };
}

const states = new WeakMap<QueryResult<unknown>, QueryState<unknown>>();

/** One object per result, for comparison by reference. */
function toState<T>(result: QueryResult<T>): QueryState<T> {
  const state = states.get(result) ?? toQueryState(result);
  states.set(result, state);
  return state as QueryState<T>;
}
