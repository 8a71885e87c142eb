import { atom, effect } from 'nanostores';
import { unreadRefreshMs } from '../../lib/config.ts';
import type { MemberProfile, Notification } from '../../lib/contract/member.ts';
import type { SupportRequest } from '../../lib/contract/support.ts';
import { type EntryCount, isComplete, type List } from '../../lib/data/list.ts';
import {
  getFreshData,
  isLoading,
  type ListQuery,
  type Query,
  waitUntilSettled,
  withoutCache,
} from '../../lib/data/query.ts';
import {
  countUnread,
  getReadKeysName,
  isReadKeysName,
  loadReadKeys,
  saveReadKeys,
  type TrackedItem,
  type TrackedList,
  toTrackedNotification,
  toTrackedRequest,
  unreadBadge,
} from '../../lib/notifications/unread.ts';
import { $menuBadges, setMenuBadges } from '../app/menu-badges.ts';
import { $isPageActive, $isPageVisible, onResume } from '../app/page-state.ts';
import { $memberKey } from '../app/session.ts';
import { tenantHost } from '../app/tenant.ts';
import { loadFreshList } from '../data/list-query.ts';
import { invalidate } from '../data/query-registry.ts';
import { $visibleLists, type UnreadListName } from './notifications.ts';

const firstCheckDelayMs = 1_500;

function createUnreadList<Entry>(
  query: ListQuery<Entry>,
  toItem: (entry: Entry) => TrackedItem,
  maxPages: number,
) {
  const toTrackedList = (list: List<Entry> | undefined): TrackedList | undefined =>
    list ? { items: list.entries.map(toItem), isComplete: isComplete(list) } : undefined;
  return {
    read: async () => toTrackedList(await loadFreshList(query, maxPages)),
    subscribe: (listener: (list: TrackedList | undefined) => void) =>
      query.$state.subscribe((state) => listener(toTrackedList(getFreshData(state)))),
  };
}

const names = ['notifications', 'support'] as const satisfies readonly UnreadListName[];

export const $unreadTotal = atom({ count: 0, badge: '' });

/** Announces items that loaded while the page was visible. */
export const $unreadAnnouncement = atom('');

let email: string | undefined;
let read: Partial<Record<UnreadListName, TrackedList | undefined>> = {};
let counts: Partial<Record<UnreadListName, number>> = {};
/** Lists on screen before the member's email is known. */
let seenEarly: Partial<Record<UnreadListName, TrackedList | undefined>> = {};

/** Visible lists and lists new to this device count as read. */
function countList(name: UnreadListName, list: TrackedList, member: string): EntryCount {
  const key = getReadKeysName(tenantHost.subdomain, member, name);
  const isShown = $isPageVisible.get() && $visibleLists.get().includes(name);
  const seen = loadReadKeys(key);
  return !isShown && seen ? countUnread(list, seen) : countUnread(list, saveReadKeys(key, list));
}

/** @returns an announcement of increased counts */
function recount(): string {
  const member = email;
  if (member === undefined) {
    for (const name of $isPageVisible.get() ? $visibleLists.get() : []) seenEarly[name] = read[name];
    return '';
  }
  const counted = names.flatMap((name) => {
    const list = read[name];
    return list ? [{ name, count: countList(name, list, member) }] : [];
  });
  const increased = counted.filter(({ name, count: { count } }) => count > (counts[name] ?? count));
  counts = Object.fromEntries(counted.map(({ name, count: { count } }) => [name, count]));
  const total = {
    count: counted.reduce((sum, { count: { count } }) => sum + count, 0),
    isAll: counted.every(({ count: { isAll } }) => isAll),
  };
  setMenuBadges(Object.fromEntries(counted.map(({ name, count }) => [name, unreadBadge(count)])));
  $unreadTotal.set({ count: total.count, badge: unreadBadge(total)?.text ?? '' });
  return increased.flatMap(({ name }) => $menuBadges.get()[name]?.['aria-label'] ?? []).join('. ');
}

let started:
  | {
      readonly member: Query<MemberProfile>;
      readonly lists: Readonly<Record<UnreadListName, ReturnType<typeof createUnreadList>>>;
    }
  | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** True while a check waits for a visible page and a connection. */
let isDue = false;

function scheduleCheck(ms: number): void {
  clearTimeout(timer);
  isDue = false;
  timer = setTimeout(() => void check(), ms);
}

async function check(): Promise<void> {
  if (!started) return;
  const session = $memberKey.get();
  isDue = !$isPageActive.get();
  if (session === null || isDue) return;
  scheduleCheck(unreadRefreshMs);
  $unreadAnnouncement.set('');
  if (email !== undefined) invalidate(names);
  await waitUntilSettled(started.member, (state) => !isLoading(withoutCache(state)));
  // A changed email address still belongs to the same member.
  const member = email ?? getFreshData(started.member.$state.get())?.email;
  const latest: typeof read = {};
  for (const name of names) latest[name] = await started.lists[name].read();
  if ($memberKey.get() !== session) return;
  email = member;
  for (const name of names) {
    read[name] = latest[name] ?? read[name];
    const seen = seenEarly[name];
    if (member !== undefined && seen) saveReadKeys(getReadKeysName(tenantHost.subdomain, member, name), seen);
  }
  if (member !== undefined) seenEarly = {};
  $unreadAnnouncement.set(recount());
}

function reset(): void {
  clearTimeout(timer);
  [email, read, counts, seenEarly] = [undefined, {}, {}, {}];
  setMenuBadges({ notifications: undefined, support: undefined });
  $unreadTotal.set({ count: 0, badge: '' });
  if ($memberKey.get() !== null) scheduleCheck(firstCheckDelayMs);
}

/** Queries of other nouns, from the caller of `startUnread`. */
interface UnreadQueries {
  readonly member: Query<MemberProfile>;
  readonly notifications: ListQuery<Notification>;
  readonly support: ListQuery<SupportRequest>;
}

/** Counts unread items after the first view, and every minute while visible. */
export function startUnread({ member, notifications, support }: UnreadQueries): void {
  // The first page has all new notifications. A response may belong to any support request.
  const lists = {
    notifications: createUnreadList(notifications, toTrackedNotification, 1),
    support: createUnreadList(support, toTrackedRequest, 5),
  };
  started = { member, lists };
  $memberKey.subscribe(reset);
  effect($visibleLists, (visible) => {
    const stops = visible.map((name) =>
      lists[name].subscribe((list) => {
        if (list) read[name] = list;
        recount();
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  });
  $isPageVisible.listen(recount);
  onResume(0, () => {
    if (isDue) void check();
  });
  addEventListener('storage', ({ key }) => {
    if (isReadKeysName(key)) recount();
  });
}
