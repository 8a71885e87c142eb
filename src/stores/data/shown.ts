import { atom, type ReadableAtom } from 'nanostores';

/** When something on screen was loaded, in ms since the epoch; undefined while there is nothing of it. */
type LoadedAt = ReadableAtom<number | undefined>;

/** One for each place, as two may show the same. */
const onScreen = new Set<{ readonly $loadedAt: LoadedAt }>();

/** When the oldest of what is on screen was loaded, in ms since the epoch; undefined while nothing loaded is there. */
export const $oldestShown = atom<number | undefined>();

function update(): void {
  const known = [...onScreen].flatMap(({ $loadedAt }) => $loadedAt.get() ?? []);
  $oldestShown.set(known.length > 0 ? Math.min(...known) : undefined);
}

/** Counts something among what is on screen. @returns a function that ends it */
export function noteShown($loadedAt: LoadedAt): () => void {
  const place = { $loadedAt };
  onScreen.add(place);
  const stop = $loadedAt.subscribe(update);
  return () => {
    stop();
    onScreen.delete(place);
    update();
  };
}
