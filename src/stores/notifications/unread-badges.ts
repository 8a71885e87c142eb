import { atom } from 'nanostores';
import type { RouteName } from '../../lib/routes.ts';

/** What something that leads to news is given: a name that says how much is new, and the figure that its mark shows. */
interface NewsMark {
  readonly 'aria-label': string;
  readonly 'data-new': string;
}

/** What is new, by the screens that lead to it; nothing while nobody is signed in, or nothing is known. */
export const $unreadBadges = atom<Readonly<Partial<Record<RouteName, NewsMark>>>>({});

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
