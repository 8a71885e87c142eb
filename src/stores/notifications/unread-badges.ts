import { atom } from 'nanostores';
import type { RouteName } from '../../lib/routes.ts';

interface UnreadBadge {
  readonly 'aria-label': string;
  readonly 'data-new': string;
}

/** Empty while unknown. */
export const $unreadBadges = atom<Readonly<Partial<Record<RouteName, UnreadBadge>>>>({});

export type UnreadListName = 'notifications' | 'support';

export const $visibleLists = atom<readonly UnreadListName[]>([]);

/** The items of a visible list count as read. @returns unregisters the list */
export function registerVisibleList(name: UnreadListName): () => void {
  $visibleLists.set([...$visibleLists.get(), name]);
  return () => {
    const visible = $visibleLists.get();
    $visibleLists.set(visible.toSpliced(visible.indexOf(name), 1));
  };
}
