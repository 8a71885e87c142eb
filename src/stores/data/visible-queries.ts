import { atom, type ReadableAtom } from 'nanostores';
import type { CacheStatus, QueryState } from '../../lib/data/query.ts';
import type { AppError } from '../../lib/errors.ts';
import type { QueryName } from './invalidation.ts';

/** What is known of something on screen, as a store says it. */
interface Place {
  /** When it was loaded, in ms since the epoch; undefined while there is nothing of it. */
  readonly $loadedAt: ReadableAtom<number | undefined>;
  /** What became of the newer answer, while it is an earlier page's. */
  readonly $kept?: ReadableAtom<CacheStatus>;
}

/** One for each place, as two may show the same. */
const onScreen = new Set<Place>();

/** When the oldest of what is on screen was loaded, in ms since the epoch; undefined while nothing loaded is there. */
export const $oldestVisibleAt = atom<number | undefined>();

/** The worst of what is on screen and an earlier page's; undefined once all is this page's own. */
export const $visibleCacheStatus = atom<CacheStatus>();

function update(): void {
  const places = [...onScreen];
  const known = places.flatMap(({ $loadedAt }) => $loadedAt.get() ?? []);
  const kept = places.map(({ $kept }) => $kept?.get());
  $oldestVisibleAt.set(known.length > 0 ? Math.min(...known) : undefined);
  $visibleCacheStatus.set(kept.find((state) => state === 'failed') ?? kept.find(Boolean));
}

/** Counts something among what is on screen. @returns a function that ends it */
export function registerVisibleQuery(
  $loadedAt: Place['$loadedAt'],
  $kept?: ReadableAtom<CacheStatus>,
): () => void {
  const place = { $loadedAt, ...($kept && { $kept }) };
  onScreen.add(place);
  const stops = [$loadedAt.subscribe(update), $kept?.subscribe(update)];
  return () => {
    for (const stop of stops) stop?.();
    onScreen.delete(place);
    update();
  };
}

/** Reads by the state they are in. */
export const queryStates: { readonly name: QueryName; readonly $state: ReadableAtom<QueryState<unknown>> }[] =
  [];

const failureOf = (state: QueryState<unknown>) => {
  if (state.status === 'loaded') return state.isRefetching ? undefined : state.staleReason;
  return state.status === 'failed' ? state.error : undefined;
};

/** What is shown as failed, or as out of date because it failed: mostly for one reason, which one Retry is enough for. */
export function getFailedVisibleQueries(counts = (_: AppError) => true): QueryName[] {
  const hasFailed = ($state: ReadableAtom<QueryState<unknown>>) => {
    const error = $state.lc > 0 ? failureOf($state.get()) : undefined;
    return error !== undefined && counts(error);
  };
  return queryStates.filter(({ $state }) => hasFailed($state)).map(({ name }) => name);
}
