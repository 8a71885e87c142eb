import { atom } from 'nanostores';
import { listNotifications } from '../../lib/contract/member.ts';
import { createListQuery } from '../data/list-query.ts';

export const notificationsQuery = createListQuery({
  name: 'notifications',
  prefetchOn: ['notifications'],
  operation: 'listNotifications',
  endpoint: listNotifications,
  input: () => ({}),
});

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
