import { nanoquery } from '@nanostores/query';
import { computed, type ReadableAtom } from 'nanostores';
import type { Query, QueryState } from '../lib/async.ts';
import type { AppError } from '../lib/errors.ts';
import type { Operation } from '../lib/messages.ts';
import { withRetries } from '../lib/retry.ts';
import { type QueryName, refresh, serveReads } from './freshness.ts';
import { $memberKey } from './session.ts';

/**
 * The library's cache forgets data when a reload fails; what was loaded last is kept here by key, so that a member
 * on a bad connection still sees it after coming back to a screen.
 */
const lastLoaded = new Map<string, unknown>();

/** How often each read was made out of date. */
const outdated = new Map<QueryName, number>();

/** Loads until nothing made the read out of date meanwhile: an answer asked for before a write may be older than it. */
async function loadCurrent<T>(name: QueryName, load: () => Promise<T>): Promise<T> {
  const before = outdated.get(name);
  const data = await withRetries(load);
  return outdated.get(name) === before ? data : loadCurrent(name, load);
}

/** The library's cache. Emptied by hand, because its own way to do so asks for everything on screen once more. */
const fetched: NonNullable<NonNullable<Parameters<typeof nanoquery>[0]>['cache']> = new Map();

const [createFetcherStore, , cache] = nanoquery({
  cache: fetched,
  onErrorRetry: null,
  revalidateOnFocus: true,
  revalidateOnReconnect: true,
});

interface QueryDefinition<T> {
  readonly name: QueryName;
  /** Names the catalogue's words for a failure. */
  readonly operation: Operation;
  /** What the read depends on beside the member; while one is null nothing is loaded. */
  readonly params?: readonly ReadableAtom<string | null>[];
  readonly load: (...params: string[]) => Promise<T>;
  /** While other parameters load, what was shown for the ones before stays in view, as a filtered list should. */
  readonly keepsShown?: true;
}

/** A cached read of the signed-in member's data: loads when shown, shares and keeps its result, refreshes on focus. */
export function createQuery<T>(definition: QueryDefinition<T>): Query<T> {
  const { name, operation, params = [], load, keepsShown } = definition;
  // The library glues key parts without a separator.
  const parts = [`${name}/`, $memberKey, ...params.flatMap(($param) => ['/', $param])];
  const $fetched = createFetcherStore<T, AppError>(parts, {
    fetcher: async (...keys) => {
      const values = keys.slice(2).filter((_, index) => index % 2 === 1);
      const data = await loadCurrent(name, () => load(...values.map(String)));
      lastLoaded.set(keys.join(''), data);
      return data;
    },
  });
  const $state = computed($fetched, ({ data, error, loading }): QueryState<T> => {
    const key = $fetched.key ?? '';
    const known = data ?? (lastLoaded.get(key) as T | undefined);
    // The key without its parameters: what this member was shown last, whichever they were.
    const shownKey = key.split('/', 2).join('/');
    if (known !== undefined) {
      if (keepsShown) lastLoaded.set(shownKey, known);
      return { status: 'loaded', data: known, refreshing: loading, stale: error };
    }
    if (error) return { status: 'failed', error };
    const shown = lastLoaded.get(shownKey) as T | undefined;
    return shown === undefined
      ? { status: 'loading' }
      : { status: 'loaded', data: shown, refreshing: true, stale: undefined };
  });
  return { operation, $state, reload: () => refresh([name]) };
}

serveReads({
  refresh: (names) => {
    for (const name of names) outdated.set(name, (outdated.get(name) ?? 0) + 1);
    cache.revalidateKeys((key) => names.some((name) => key.startsWith(`${name}/`)));
  },
  forget: () => {
    lastLoaded.clear();
    fetched.clear();
  },
});
