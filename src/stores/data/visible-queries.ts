import { atom, type ReadableAtom } from 'nanostores';
import type { CacheStatus, QueryState } from '../../lib/data/query.ts';
import type { AppError } from '../../lib/errors.ts';
import type { QueryName } from './invalidation.ts';

interface VisibleQuery {
  readonly $loadedAt: ReadableAtom<number | undefined>;
  readonly $cacheStatus?: ReadableAtom<CacheStatus>;
}

const visible = new Set<VisibleQuery>();

/** Milliseconds since the epoch; undefined without data. */
export const $oldestVisibleAt = atom<number | undefined>();

/** Worst status of visible offline data. */
export const $visibleCacheStatus = atom<CacheStatus>();

function update(): void {
  const queries = [...visible];
  const loadedTimes = queries.flatMap(({ $loadedAt }) => $loadedAt.get() ?? []);
  const statuses = queries.map(({ $cacheStatus }) => $cacheStatus?.get());
  $oldestVisibleAt.set(loadedTimes.length > 0 ? Math.min(...loadedTimes) : undefined);
  $visibleCacheStatus.set(statuses.find((state) => state === 'failed') ?? statuses.find(Boolean));
}

/** @returns unregisters the query */
export function registerVisibleQuery(
  $loadedAt: VisibleQuery['$loadedAt'],
  $cacheStatus?: ReadableAtom<CacheStatus>,
): () => void {
  const query = { $loadedAt, ...($cacheStatus && { $cacheStatus }) };
  visible.add(query);
  const stops = [$loadedAt.subscribe(update), $cacheStatus?.subscribe(update)];
  return () => {
    for (const stop of stops) stop?.();
    visible.delete(query);
    update();
  };
}

export const queryStates: { readonly name: QueryName; readonly $state: ReadableAtom<QueryState<unknown>> }[] =
  [];

const getFailure = (state: QueryState<unknown>) => {
  if (state.status === 'loaded') return state.isRefetching ? undefined : state.staleReason;
  return state.status === 'failed' ? state.error : undefined;
};

/** Names of visible queries that failed, or are stale after a failure. */
export function getFailedVisibleQueries(predicate = (_: AppError) => true): QueryName[] {
  const hasFailed = ($state: ReadableAtom<QueryState<unknown>>) => {
    const error = $state.lc > 0 ? getFailure($state.get()) : undefined;
    return error !== undefined && predicate(error);
  };
  return queryStates.filter(({ $state }) => hasFailed($state)).map(({ name }) => name);
}
