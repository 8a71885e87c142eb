/** What is new for the member: looked for at rest, and each minute in which the page is looked at. */
import { atom } from 'nanostores';
import { unreadRefreshMs } from '../../lib/config.ts';
import type { MemberProfile } from '../../lib/contract/member.ts';
import type { Notification } from '../../lib/contract/notifications.ts';
import type { SupportRequest } from '../../lib/contract/support.ts';
import { type EntryCount, isComplete, type List } from '../../lib/data/list.ts';
import { getUncachedQuery, type ListQuery, type Query, waitUntilSettled } from '../../lib/data/query.ts';
import {
  countUnread,
  getSeenKey,
  isSeenKey,
  loadSeen,
  saveSeen,
  type TrackedItem,
  type TrackedList,
  toTrackedNotification,
  toTrackedRequest,
  unreadBadge,
} from '../../lib/notifications/unread.ts';

import { getRoute, type RouteName } from '../../lib/routes.ts';
import { $online } from '../app/connection.ts';
import { $memberKey } from '../app/session.ts';
import { tenantHost } from '../app/tenant.ts';
import { loadFreshList } from '../data/fresh-list.ts';
import { invalidate } from '../data/invalidation.ts';
import { $unreadBadges, $visibleLists, type UnreadListName } from './unread-badges.ts';

/** What somebody who has just signed in came for is read first. */
const pauseMs = 1_500;

/** @param mostPages so far the list is read, which may come in pages */
function watched<Entry>(query: ListQuery<Entry>, itemOf: (entry: Entry) => TrackedItem, mostPages: number) {
  const news = (list: List<Entry> | null | undefined): TrackedList | undefined =>
    list ? { items: list.entries.map(itemOf), isComplete: isComplete(list) } : undefined;
  return {
    read: async () => news(await loadFreshList(query, mostPages)),
    follow: (listener: (list: TrackedList | undefined) => void) =>
      query.$data.subscribe((list) => listener(news(list))),
  };
}

/** The queries of other nouns that are counted, given by whoever starts the counting. */
export interface UnreadQueries {
  readonly member: Query<MemberProfile>;
  readonly notifications: ListQuery<Notification>;
  readonly support: ListQuery<SupportRequest>;
}

/** New notifications come first in their list. A response may be added to any support request. */
const listsOf = ({ notifications, support }: UnreadQueries) =>
  ({
    notifications: watched(notifications, toTrackedNotification, 1),
    support: watched(support, toTrackedRequest, 5),
  }) as const satisfies Record<UnreadListName, unknown>;

type Lists = ReturnType<typeof listsOf>;

const names = ['notifications', 'support'] as const satisfies readonly UnreadListName[];

/** How much is new in all lists; 0 and '' while there is nothing. */
export const $unreadTotal = atom({ count: 0, mark: '' });

/** Set to what has come while the page was looked at, in words. */
export const $unreadAnnouncement = atom('');

/** Who is here, once that is known, and their lists as they were read last. */
let queries: UnreadQueries | undefined;
let lists: Lists | undefined;
let email: string | undefined;
let read: Partial<Record<UnreadListName, TrackedList | undefined>> = {};
let counts: Partial<Record<UnreadListName, number>> = {};

const isLookedAt = () => document.visibilityState === 'visible';

/** How much of a list is new: nothing of what is on screen, or is met for the first time on this device. */
function count(name: UnreadListName, list: TrackedList, member: string): EntryCount {
  const key = getSeenKey(tenantHost.subdomain, member, name);
  const isShown = isLookedAt() && $visibleLists.get().includes(name);
  const seen = loadSeen(key);
  return !isShown && seen ? countUnread(list, seen) : countUnread(list, saveSeen(key, list));
}

/** What the links to a screen are given. */
function markOf(name: RouteName, count: EntryCount) {
  const words = unreadBadge(count);
  return words && { 'aria-label': `${getRoute(name).title}, ${words.label}`, 'data-new': words.text };
}

/** Works out anew what is new, from what was read and what was seen in any tab. @returns what there is more of, in words */
function recount(): string {
  const member = email;
  if (member === undefined) return '';
  const found = names.flatMap((name) => {
    const list = read[name];
    return list ? [{ name, count: count(name, list, member) }] : [];
  });
  const risen = found.filter(({ name, count: { count } }) => count > (counts[name] ?? count));
  counts = Object.fromEntries(found.map(({ name, count: { count } }) => [name, count]));
  const all = {
    count: found.reduce((sum, { count: { count } }) => sum + count, 0),
    isAll: found.every(({ count: { isAll } }) => isAll),
  };
  const marks = found.map(({ name, count }) => [name, markOf(name, count)] as const);
  // On a phone the menu leads to support.
  const inMenu = found.find(({ name }) => name === 'support');
  $unreadBadges.set(Object.fromEntries([...marks, ['more', inMenu && markOf('more', inMenu.count)]]));
  $unreadTotal.set({ count: all.count, mark: unreadBadge(all)?.text ?? '' });
  return risen.map(({ name, count }) => markOf(name, count)?.['aria-label']).join('. ');
}

let timer: ReturnType<typeof setTimeout> | undefined;
/** It is time to look, but nobody does, or there is no connection. */
let isDue = false;

function lookIn(ms: number): void {
  clearTimeout(timer);
  isDue = false;
  timer = setTimeout(() => void look(), ms);
}

/** Reads the lists as they are now, and once more in a minute. */
async function look(): Promise<void> {
  if (!queries || !lists) return;
  const session = $memberKey.get();
  isDue = !isLookedAt() || !$online.get();
  if (session === null || isDue) return;
  lookIn(unreadRefreshMs);
  $unreadAnnouncement.set('');
  if (email !== undefined) invalidate(names);
  await waitUntilSettled(getUncachedQuery(queries.member));
  // Who changes their address is still who came.
  const member = email ?? queries.member.$data.get()?.email;
  const lately: typeof read = {};
  for (const name of names) lately[name] = await lists[name].read();
  if ($memberKey.get() !== session) return;
  email = member;
  for (const name of names) read[name] = lately[name] ?? read[name];
  $unreadAnnouncement.set(recount());
}

function lookIfDue(): void {
  if (isDue) void look();
}

/** Forgets who was here, and looks for who has come. */
function begin(): void {
  clearTimeout(timer);
  [email, read, counts] = [undefined, {}, {}];
  $unreadBadges.set({});
  $unreadTotal.set({ count: 0, mark: '' });
  if ($memberKey.get() !== null) lookIn(pauseMs);
}

/** Follows what is on screen: what comes into such a list is seen there. */
function followShown(lists: Lists): void {
  const stops = new Map<UnreadListName, () => void>();
  $visibleLists.subscribe((shown) => {
    for (const name of names) {
      const isFollowed = stops.has(name);
      if (isFollowed === shown.includes(name)) continue;
      stops.get(name)?.();
      stops.delete(name);
      if (isFollowed) continue;
      const follow = (list: TrackedList | undefined) => {
        if (list) read[name] = list;
        recount();
      };
      stops.set(name, lists[name].follow(follow));
    }
  });
}

/** Begins to look for what is new. */
export function startUnread(given: UnreadQueries): void {
  queries = given;
  lists = listsOf(given);
  $memberKey.subscribe(begin);
  followShown(lists);
  $online.listen(lookIfDue);
  document.addEventListener('visibilitychange', () => {
    recount();
    lookIfDue();
  });
  addEventListener('storage', ({ key }) => {
    if (isSeenKey(key)) recount();
  });
}
