import { atom } from 'nanostores';

/** The lists of which it is told what is new in them, named as their screens. */
export type NewsName = 'notifications' | 'support';

/** Those on screen, once for each place. */
export const $listsShown = atom<readonly NewsName[]>([]);

/** Counts a list among those on screen: what is in it is no longer new. @returns a function that ends it */
export function noteListShown(name: NewsName): () => void {
  $listsShown.set([...$listsShown.get(), name]);
  return () => {
    const shown = $listsShown.get();
    $listsShown.set(shown.toSpliced(shown.indexOf(name), 1));
  };
}
