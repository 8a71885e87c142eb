import { atom, type ReadableAtom } from 'nanostores';
import type { QueryState } from '../../../lib/data/query.ts';

type $State = ReadableAtom<QueryState<unknown>>;

const visible: $State[] = [];

/** Request time of the oldest visible data, in ms since the epoch. Undefined without data. */
export const $oldestVisibleAt = atom<number | undefined>();

/** `awaited` while visible data of the offline copy loads again, `failed` once that has failed. */
export const $visibleCacheStatus = atom<'awaited' | 'failed' | undefined>();

function update(): void {
  const states = visible.map(($state) => $state.get());
  const times = states.flatMap(({ updatedAt }) => updatedAt?.at ?? []);
  const copies = states.filter(({ isFromCache }) => isFromCache);
  const hasFailed = copies.some(({ error, isFetching }) => error && !isFetching);
  $oldestVisibleAt.set(times.length > 0 ? Math.min(...times) : undefined);
  $visibleCacheStatus.set(hasFailed ? 'failed' : copies.length > 0 ? 'awaited' : undefined);
}

/** Registers a query as visible. @returns a function that unregisters it */
export function registerVisible($state: $State): () => void {
  visible.push($state);
  const stop = $state.subscribe(update);
  return () => {
    stop();
    visible.splice(visible.indexOf($state), 1);
    update();
  };
}
