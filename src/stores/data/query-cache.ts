import { atom, type ReadableAtom } from 'nanostores';
import type { CachedData } from '../../lib/api/cached-replies.ts';
import { withRetries } from '../../lib/api/retry.ts';
import { getElapsedMs, getMoment, type Moment } from '../../lib/browser/moment.ts';
import { isBrowser } from '../../lib/browser/runtime.ts';
import { cachedPerQuery, cachedPerQueryName } from '../../lib/config.ts';
import { getStaleReason, type QueryState } from '../../lib/data/query.ts';
import { AppError } from '../../lib/errors.ts';
import { $memberKey, initialMemberKey } from '../app/session.ts';
import { invalidate, type QueryName, registerQueryCache } from './invalidation.ts';

/** Result of a query for one set of parameters. */
export interface QueryResult<T> {
  readonly known?: (CachedData<T> & { readonly isFromCache?: true }) | undefined;
  readonly error?: AppError | undefined;
  readonly isFetching: boolean;
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

function isAppError(thrown: unknown): thrown is AppError {
  return thrown instanceof Error && 'kind' in thrown;
}

/** True while the page was never hidden, or is visible again. */
let isPageVisible = true;

interface EntryDefinition<T> {
  readonly name: QueryName;
  readonly params: readonly unknown[];
  readonly member: string;
  /** Called once, in the session that the page opened with. */
  readonly readOfflineCache: () => CachedData<T> | undefined;
}

/** The reply of one query for one member and one set of parameters, shared by all its observers. */
export class QueryEntry<T> {
  readonly name: QueryName;
  readonly params: readonly unknown[];
  readonly #member: string;
  readonly #result = atom<QueryResult<T>>({ isFetching: false });
  readonly $result: ReadableAtom<QueryResult<T>> = this.#result;
  readonly #observers = new Set<() => void>();
  /** Last request that has ended; undefined if it must be sent again. */
  #requested: Moment | undefined;
  #isInvalidated = false;

  constructor({ name, params, member, readOfflineCache }: EntryDefinition<T>) {
    this.name = name;
    this.params = params;
    this.#member = member;
    const cached = member === initialMemberKey ? readOfflineCache() : undefined;
    if (cached) this.#patch({ known: { ...cached, isFromCache: true } });
  }

  #patch(change: Partial<QueryResult<T>>): void {
    this.#result.set({ ...this.#result.get(), ...change });
  }

  get isUsed(): boolean {
    return this.hasObservers || this.#result.get().isFetching;
  }

  get hasObservers(): boolean {
    return this.#observers.size > 0;
  }

  /** Undefined without a failure, and while loading again. */
  get failure(): AppError | undefined {
    return this.#result.get().error;
  }

  /** True without a reply, a failure and anyone who waits for them. */
  get isEmpty(): boolean {
    return !this.#result.get().known && !this.failure && !this.isUsed;
  }

  /** @param ms age from which a reply or a failure is requested again */
  isStale(ms: number): boolean {
    return isPageVisible && (!this.#requested || getElapsedMs(this.#requested) >= ms);
  }

  readonly #getReply = () => {
    const { known } = this.#result.get();
    return known?.isFromCache ? undefined : known?.data;
  };

  /**
   * Sends one request at a time. Repeats one that was invalidated meanwhile: its reply may predate a write.
   * @param load may read the reply so far, which `amend` can replace while it loads
   */
  async fetch(load: (getReply: () => T | undefined) => Promise<T>): Promise<void> {
    if (this.#result.get().isFetching) return;
    this.#patch({ isFetching: true, error: undefined });
    try {
      let data: T;
      let requested: Moment;
      do {
        this.#isInvalidated = false;
        requested = getMoment();
        data = await withRetries(() => runForSession(this.#member, () => load(this.#getReply)));
      } while (this.#isInvalidated);
      this.#settle({ known: { data, ...requested } }, requested);
    } catch (thrown) {
      this.#settle(
        { error: isAppError(thrown) ? thrown : new AppError('network', 'Network Error') },
        getMoment(),
      );
    }
  }

  #settle(change: Partial<QueryResult<T>>, requested: Moment): void {
    evict(this.name);
    this.#requested = this.#isInvalidated ? undefined : requested;
    this.#patch({ ...change, isFetching: false });
  }

  /** @param refresh called after an invalidation and when the page is visible again */
  observe(refresh: () => void): () => void {
    this.#observers.add(refresh);
    return () => void this.#observers.delete(refresh);
  }

  refresh(): void {
    for (const observer of [...this.#observers]) observer();
  }

  invalidate(): void {
    this.#isInvalidated = true;
    this.#requested = undefined;
    this.refresh();
  }

  /** Replaces `data` by `more`, unless it has changed. */
  amend(data: T, more: T): void {
    const { known } = this.#result.get();
    if (known?.data === data) this.#patch({ known: { ...known, data: more } });
  }
}

/** By key; least recently used first. */
const entries = new Map<string, QueryEntry<unknown>>();

const clearListeners = new Set<() => void>();

/** Removes the least recently used entries of a query beyond its limit, except those in use. */
function evict(name: QueryName): void {
  const idle = [...entries].filter(([, entry]) => entry.name === name && !entry.isUsed);
  const excess = idle.length - (cachedPerQueryName[name] ?? cachedPerQuery);
  for (const [key] of idle.slice(0, Math.max(0, excess))) entries.delete(key);
}

/** Queries of one name and equal parameters share an entry, and so must have one type. */
export function getEntry<T>(definition: EntryDefinition<T>): QueryEntry<T> {
  const key = JSON.stringify([definition.name, definition.member, ...definition.params]);
  const entry = (entries.get(key) as QueryEntry<T> | undefined) ?? new QueryEntry(definition);
  entries.delete(key);
  entries.set(key, entry as QueryEntry<unknown>);
  return entry;
}

export function getEntries<T>(name: QueryName): readonly QueryEntry<T>[] {
  return [...entries.values()].filter(
    (entry) => entry.name === name,
  ) as QueryEntry<unknown>[] as QueryEntry<T>[];
}

export function removeEntry<T>(entry: QueryEntry<T>): void {
  for (const [key, each] of entries) if (each === (entry as QueryEntry<unknown>)) entries.delete(key);
}

/** Calls back after the member has changed and all entries are gone. */
export function onCleared(listener: () => void): void {
  clearListeners.add(listener);
}

function clearQueries(): void {
  entries.clear();
  for (const listener of clearListeners) listener();
}

/** Names of visible queries that failed, or are stale after a failure. */
export function getFailedVisibleQueries(predicate = (_: AppError) => true): QueryName[] {
  const isFailed = ({ failure, hasObservers }: QueryEntry<unknown>) =>
    hasObservers && failure !== undefined && predicate(failure);
  return [...entries.values()].filter(isFailed).map(({ name }) => name);
}

/** One object, so that a store does not notify again. */
export const loadingState: QueryState<never> = { status: 'loading' };

/** Data of the offline cache that the API now refuses is not shown. */
export function toQueryState<T>(
  { known: last, error, isFetching }: QueryResult<T>,
  offlineSince?: number,
  previous?: CachedData<T>,
): QueryState<T> {
  const known = last?.isFromCache && error?.kind === 'rejected' ? undefined : last;
  const shown = known ?? (error ? undefined : previous);
  if (!shown) return error ? { status: 'failed', error } : loadingState;
  return {
    status: 'loaded',
    data: shown.data,
    loadedAt: shown.at,
    uptime: shown.uptime,
    isRefetching: isFetching || !known,
    staleReason: getStaleReason(shown.at, error, offlineSince),
    ...(known?.isFromCache && { isFromCache: true }),
  };
}

$memberKey.listen(clearQueries);

if (isBrowser) {
  addEventListener('visibilitychange', () => {
    isPageVisible = document.visibilityState !== 'hidden';
    if (isPageVisible) for (const entry of [...entries.values()]) entry.refresh();
  });
}

registerQueryCache({
  invalidate: (names) => {
    for (const entry of [...entries.values()]) if (names.includes(entry.name)) entry.invalidate();
  },
  retry: () => invalidate(getFailedVisibleQueries(({ kind }) => kind !== 'rejected' && kind !== 'refused')),
});
