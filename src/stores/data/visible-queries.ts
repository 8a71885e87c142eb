import { atom, type ReadableAtom } from 'nanostores';
import type { CacheStatus } from '../../lib/data/query.ts';

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
