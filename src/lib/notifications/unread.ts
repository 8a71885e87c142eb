import * as z from 'zod/mini';
import type { Notification } from '../contract/notifications.ts';
import type { SupportRequest } from '../contract/support.ts';
import type { EntryCount } from '../data/list.ts';
import { fingerprint } from '../format/text.ts';
import { getAnonymousKey } from '../storage/anonymous-key.ts';
import { isSharedDevice } from '../storage/shared-device.ts';
import { readStored, writeStored } from '../storage/stored-value.ts';
import { safeLocalStorage } from '../storage/web-storage.ts';

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

/** Seen entries by id, as server times may jump or repeat. */
export interface ReadKeys {
  /** Entry ids and content keys; the oldest are dropped first. */
  readonly keys: readonly string[];
  readonly isTruncated: boolean;
}

const getKeys = ({ id, contentKey }: TrackedItem) =>
  contentKey === undefined || contentKey === id ? [id] : [id, contentKey];

export function mergeReadKeys(first: ReadKeys, second: ReadKeys): ReadKeys {
  return {
    keys: [...new Set([...first.keys, ...second.keys])],
    isTruncated: first.isTruncated || second.isTruncated,
  };
}

/** @param before undefined on first use */
export function addReadKeys(
  { items, isComplete }: TrackedList,
  before: ReadKeys | undefined,
  maxKeys: number,
): ReadKeys {
  const keys = [...new Set([...items.flatMap(getKeys), ...(before?.keys ?? [])])];
  return {
    keys: keys.slice(0, maxKeys),
    isTruncated: !isComplete || before?.isTruncated === true || keys.length > maxKeys,
  };
}

/**
 * Counts unread entries. With truncated keys, entries after the last known one count as seen. `isAll` is
 * false if unloaded entries may be unread.
 */
export function countUnread({ items, isComplete }: TrackedList, seen: ReadKeys): EntryCount {
  const known = new Set(seen.keys);
  const lastKnown = items.findLastIndex(({ id }) => known.has(id));
  const end = seen.isTruncated && lastKnown >= 0 ? lastKnown + 1 : items.length;
  const isUnread = ({ contentKey }: TrackedItem) => contentKey !== undefined && !known.has(contentKey);
  const count = items.slice(0, end).filter(isUnread).length;
  return { count, isAll: isComplete || lastKnown >= 0 };
}

const prefix = 'seen/';

const maxStoredKeys = 1_000;

/** Fallback without storage. */
const memoryCache = new Map<string, ReadKeys>();

/** Keys stay after sign-out. */
export function getReadKeysName(subdomain: string, email: string, list: string): string {
  return `${prefix}${getAnonymousKey(subdomain, email)}/${list}`;
}

/** A null key of a storage event means cleared storage. */
export const isReadKeysName = (key: string | null): boolean => key === null || key.startsWith(prefix);

const storedSchema = z.object({ keys: z.array(z.string()), isCut: z.boolean() });

function readStoredKeys(key: string): ReadKeys | undefined {
  const stored = readStored(safeLocalStorage, key, storedSchema);
  return stored && { keys: stored.keys, isTruncated: stored.isCut };
}

/** Merges the keys of all tabs; undefined on first use. */
export function loadReadKeys(key: string): ReadKeys | undefined {
  const [first, second] = [memoryCache.get(key), readStoredKeys(key)];
  return first && second ? mergeReadKeys(first, second) : (first ?? second);
}

export function saveReadKeys(key: string, list: TrackedList): ReadKeys {
  const before = loadReadKeys(key);
  const seen = addReadKeys(list, before, maxStoredKeys);
  memoryCache.set(key, seen);
  if (!isSharedDevice()) writeStored(safeLocalStorage, key, { keys: seen.keys, isCut: seen.isTruncated });
  return seen;
}

const maxBadgeCount = 99;

/** Formats '20+' and 'at least 20 new'; undefined for zero. */
export function unreadBadge({ count, isAll }: EntryCount) {
  if (count === 0) return undefined;
  return {
    text: count > maxBadgeCount ? `${maxBadgeCount}+` : `${count}${isAll ? '' : '+'}`,
    label: `${isAll ? '' : 'at least '}${count.toLocaleString('en-GB')} new`,
  };
}
