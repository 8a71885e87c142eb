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

/** Reads by id; without a state nobody has wanted it. `loading`: its turn has not come, or its answer not. */
type States<T> = ReadonlyMap<string, QueryState<T>>;

/** The same read of many things, of which some are in view. */
interface QueryFamily<T> {
  readonly $states: ReadableAtom<States<T>>;
  /** Has a thing read, unless what is known of it is enough. @returns a function that ends it: before its turn it is not read */
  readonly subscribe: (id: string) => () => void;
  /** Reads again what could not be read: at once what is wanted, and the others when they are. */
  readonly retry: () => void;
}

interface QueryFamilyDefinition<T> {
  /** Answers are shared with the query of that name whose one parameter is the id. */
  readonly name: QueryName;
  readonly load: (id: string) => Promise<T>;
  /** What an earlier page has kept of it. */
  readonly readOfflineCache: (id: string) => CachedData<T> | undefined;
  /** True for what never changes, so that it is not asked for again. */
  readonly isImmutable: (data: T) => boolean;
  /** So many are asked for at once. */
  readonly concurrency: number;
  /** So many are kept beside those that are wanted. */
  readonly maxEntries: number;
}

/** What is younger, a failure included, is not asked for again by coming into view. */
const freshMs = 30_000;

/** The states of reads by id, of which those used longest ago go. */
function createStates<T>(most: number, isInUse: (id: string) => boolean) {
  const $states = atom<States<T>>(new Map());
  const recency = createLru(() => most);
  const remove = (ids: readonly string[]) => {
    const kept = new Map($states.get());
    for (const id of ids) kept.delete(id);
    if (kept.size < $states.get().size) $states.set(kept);
  };
  const set = (id: string, state: QueryState<T>) => {
    $states.set(new Map($states.get()).set(id, state));
    remove(recency.touch('', id, isInUse));
  };
  const clear = () => {
    recency.clear();
    $states.set(new Map());
  };
  return { $states, at: (id: string) => $states.get().get(id), set, remove, clear };
}

/** A cached read of the member's by id, for lists of which a part is in view: a few at once, each as its turn comes. */
export function createQueryFamily<T>({
  name,
  load,
  readOfflineCache,
  isImmutable,
  concurrency,
  maxEntries,
}: QueryFamilyDefinition<T>): QueryFamily<T> {
  const wanted = new Map<string, Set<object>>();
  /** When reads were last asked for, unless they are out of date. */
  const asked = new Map<string, number>();
  const states = createStates<T>(maxEntries, (id) => wanted.has(id) || turns.isRunning(id));
  const keyOf = (id: string) => `${name}/${$memberKey.get()}/${id}`;

  const turns = createConcurrencyLimit(concurrency, async (id) => {
    const member = $memberKey.get();
    const before = states.at(id);
    asked.set(id, Date.now());
    const after = await loadIntoCache(name, keyOf(id), member, () => load(id)).then(
      (data) => loaded(data, Date.now()),
      (thrown) => failed(before, thrown),
    );
    return () => {
      if ($memberKey.get() === member) states.set(id, after);
    };
  });

  /** What another view has read since. */
  const adopt = (id: string) => {
    const state = states.at(id);
    const known = readCachedData(keyOf(id), () => readOfflineCache(id));
    if (!known || (state?.status === 'loaded' && state.loadedAt >= known.at)) return;
    if (!known.isFromCache) asked.set(id, known.at);
    states.set(id, { ...loaded(known.data as T, known.at), ...(known.isFromCache && { isFromCache: true }) });
  };

  const isDue = (id: string) => {
    const state = states.at(id);
    if (state?.status === 'loaded' && !state.isFromCache && isImmutable(state.data)) return false;
    return Date.now() - (asked.get(id) ?? 0) >= freshMs;
  };

  const ask = (id: string) => {
    if (states.at(id)?.status !== 'loaded') states.set(id, { status: 'loading' });
    turns.add(id);
  };

  const leave = (id: string, by: object) => {
    const views = wanted.get(id);
    if (!views?.delete(by) || views.size > 0) return;
    wanted.delete(id);
    const isUnread = turns.remove(id) && states.at(id)?.status === 'loading';
    if (isUnread) states.remove([id]);
  };

  const want = (id: string) => {
    const by = {};
    wanted.set(id, (wanted.get(id) ?? new Set()).add(by));
    adopt(id);
    if (isDue(id)) ask(id);
    return () => leave(id, by);
  };

  const askAgain = (isToBeAsked: (id: string) => boolean) => {
    for (const id of wanted.keys()) if (isToBeAsked(id)) ask(id);
  };

  const retry = () => {
    const failedIds = [...states.$states.get()].flatMap(([id, state]) => (hasFailed(state) ? id : []));
    for (const id of failedIds) asked.delete(id);
    states.remove(failedIds.filter((id) => !wanted.has(id)));
    askAgain((id) => failedIds.includes(id));
  };

  const outdate = () => {
    asked.clear();
    askAgain(isDue);
  };

  const forget = () => {
    turns.clear();
    for (const all of [asked, wanted]) all.clear();
    states.clear();
  };

  familyCaches.push({ invalidate: (names) => names.includes(name) && outdate(), clear: forget });
  $memberKey.listen(forget);
  // As with every read: whoever comes back to the page sees what is so by now.
  if (isBrowser) {
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') askAgain(isDue);
    });
  }
  return { $states: states.$states, subscribe: want, retry };
}

function loaded<T>(data: T, at: number): QueryState<T> {
  return { status: 'loaded', data, loadedAt: at, isRefetching: false, staleReason: undefined };
}

/** What was known stays, as what may be out of date. */
function failed<T>(before: QueryState<T> | undefined, thrown: unknown): QueryState<T> {
  const error = thrown instanceof AppError ? thrown : new AppError('network', 'Network Error');
  return before?.status === 'loaded' ? { ...before, staleReason: error } : { status: 'failed', error };
}

/** True for what could not be read, or not anew. */
function hasFailed(state: QueryState<unknown> | undefined): boolean {
  return state?.status === 'failed' || (state?.status === 'loaded' && state.staleReason !== undefined);
}
