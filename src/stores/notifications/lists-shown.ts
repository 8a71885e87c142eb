import { atom } from 'nanostores';

/** The lists of which it is told what is new in them, named as their screens. */
export type UnreadListName = 'notifications' | 'support';

/** Those on screen, once for each place. */
export const $visibleLists = atom<readonly UnreadListName[]>([]);

/** Counts a list among those on screen: what is in it is no longer new. @returns a function that ends it */
export function registerVisibleList(name: UnreadListName): () => void {
  $visibleLists.set([...$visibleLists.get(), name]);
  return () => {
    const shown = $visibleLists.get();
    $visibleLists.set(shown.toSpliced(shown.indexOf(name), 1));
  };
}
