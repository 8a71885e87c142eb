import { atom, type ReadableAtom } from 'nanostores';
import { type CacheStatus, getCacheStatus, type QueryState } from '../../../lib/data/query.ts';

type $State = ReadableAtom<QueryState<unknown>>;

const visible: $State[] = [];

/** When the oldest visible data was requested, in ms since the epoch; undefined without data. */
export const $oldestVisibleAt = atom<number | undefined>();

/** Worst status of visible data of the offline copy. */
export const $visibleCacheStatus = atom<CacheStatus>();

function update(): void {
  const states = visible.map(($state) => $state.get());
  const times = states.flatMap(({ updatedAt }) => updatedAt?.at ?? []);
  const statuses = states.map(getCacheStatus);
  $oldestVisibleAt.set(times.length > 0 ? Math.min(...times) : undefined);
  $visibleCacheStatus.set(statuses.find((status) => status === 'failed') ?? statuses.find(Boolean));
}

/** Counts a query as on screen. @returns a function that ends it */
export function registerVisible($state: $State): () => void {
  visible.push($state);
  const stop = $state.subscribe(update);
  return () => {
    stop();
    visible.splice(visible.indexOf($state), 1);
    update();
  };
}
