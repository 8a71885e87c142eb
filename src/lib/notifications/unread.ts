import * as z from 'zod/mini';
import type { Notification } from '../contract/member.ts';
import type { SupportRequest } from '../contract/support.ts';
import type { EntryCount } from '../data/list.ts';
import { fingerprint, formatNumber } from '../format/text.ts';
import { getAnonymousKey } from '../storage/scoped-storage.ts';
import { readStored, writeStored } from '../storage/stored-value.ts';
import { isSharedDevice, safeLocalStorage } from '../storage/web-storage.ts';

export interface TrackedItem {
  readonly id: string;
  /** Changes with the content; undefined without content. */
  readonly contentKey: string | undefined;
}

/** Changed text does not make a notification unread again. */
export const toTrackedNotification = ({ id }: Notification): TrackedItem => ({ id, contentKey: id });

/** Changed responses make a support request unread. */
export function toTrackedRequest({ id, supportticketresponses }: SupportRequest): TrackedItem {
  const responses = supportticketresponses.map(({ message }) => message.trim()).filter(Boolean);
  return {
    id,
    contentKey: responses.length > 0 ? `${id} ${fingerprint(JSON.stringify(responses))}` : undefined,
  };
}

export interface TrackedList {
  readonly items: readonly TrackedItem[];
  readonly isComplete: boolean;
}

/** Stored keys of read entries. Ids, because server times may jump or repeat. */
const readKeysSchema = z.object({
  /** Entry ids and content keys; the oldest are dropped first. */
  keys: z.array(z.string()),
  /** True if keys of older entries are missing. */
  isCut: z.boolean(),
});

type ReadKeys = z.output<typeof readKeysSchema>;

/**
 * Counts unread entries. With cut keys, entries after the last known one count as seen. `isAll` is
 * false if unloaded entries may be unread.
 */
export function countUnread({ items, isComplete }: TrackedList, seen: ReadKeys): EntryCount {
  const known = new Set(seen.keys);
  const lastKnown = items.findLastIndex(({ id }) => known.has(id));
  const end = seen.isCut && lastKnown >= 0 ? lastKnown + 1 : items.length;
  const isUnread = ({ contentKey }: TrackedItem) => contentKey !== undefined && !known.has(contentKey);
  const count = items.slice(0, end).filter(isUnread).length;
  return { count, isAll: isComplete || lastKnown >= 0 };
}

const prefix = 'seen/';

const maxStoredKeys = 1_000;

/** Fallback without storage. */
const memoryCache = new Map<string, ReadKeys>();

/** Keys stay after sign-out. */
export const getReadKeysName = (subdomain: string, email: string, list: string): string =>
  `${prefix}${getAnonymousKey(subdomain, email)}/${list}`;

/** A null key of a storage event means cleared storage. */
export const isReadKeysName = (key: string | null): boolean => key === null || key.startsWith(prefix);

/** Merges the keys of all tabs; undefined on first use. */
export function loadReadKeys(key: string): ReadKeys | undefined {
  const stored = readStored(safeLocalStorage, key, readKeysSchema);
  const cached = memoryCache.get(key);
  if (!stored || !cached) return stored ?? cached;
  return { keys: [...new Set([...cached.keys, ...stored.keys])], isCut: cached.isCut || stored.isCut };
}

export function saveReadKeys(key: string, { items, isComplete }: TrackedList): ReadKeys {
  const before = loadReadKeys(key) ?? { keys: [], isCut: false };
  const own = items.flatMap(({ id, contentKey = id }) => [id, contentKey]);
  const keys = [...new Set([...own, ...before.keys])];
  const isCut = !isComplete || before.isCut || keys.length > maxStoredKeys;
  const seen = { keys: keys.slice(0, maxStoredKeys), isCut };
  memoryCache.set(key, seen);
  if (!isSharedDevice()) writeStored(safeLocalStorage, key, seen);
  return seen;
}

const maxBadgeCount = 99;

/** Formats '20+' and '20 or more new'; undefined for zero. */
export function unreadBadge({ count, isAll }: EntryCount) {
  if (count === 0) return undefined;
  return {
    text: count > maxBadgeCount ? `${maxBadgeCount}+` : `${count}${isAll ? '' : '+'}`,
    label: `${formatNumber(count)}${isAll ? '' : ' or more'} new`,
  };
}
