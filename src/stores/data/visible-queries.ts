import { atom, type ReadableAtom } from 'nanostores';
import type { CacheStatus } from '../../lib/data/query.ts';

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
