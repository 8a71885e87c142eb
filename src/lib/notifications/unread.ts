import type { Notification } from '../contract/notifications.ts';
import type { SupportRequest } from '../contract/support.ts';
import type { EntryCount } from '../data/list.ts';
import { fingerprint } from '../format/text.ts';
import { safeLocalStorage } from '../storage/web-storage.ts';

export interface TrackedItem {
  readonly id: string;
  /** Changes with the content; undefined without content. */
  readonly contentKey: string | undefined;
}

/** Changed text does not make a notification unread again. */
export const toTrackedNotification = ({ id }: Notification): TrackedItem => ({ id, contentKey: id });

/** A support request is unread whenever its responses change. */
export function toTrackedRequest({ id, supportticketresponses }: SupportRequest): TrackedItem {
  const answers = supportticketresponses.map(({ message }) => message.trim()).filter(Boolean);
  return { id, contentKey: answers.length > 0 ? `${id} ${fingerprint(JSON.stringify(answers))}` : undefined };
}

export interface TrackedList {
  readonly items: readonly TrackedItem[];
  /** False if not all entries were loaded. */
  readonly isComplete: boolean;
}

/** Entries that the member has seen, by id: server times may jump or repeat. */
export interface SeenKeys {
  /** Entry ids and content keys; the oldest are dropped first. */
  readonly keys: readonly string[];
  /** True if older keys were dropped. */
  readonly isTruncated: boolean;
}

const keysOf = ({ id, contentKey }: TrackedItem) =>
  contentKey === undefined || contentKey === id ? [id] : [id, contentKey];

/** Merges the keys of two tabs. */
export function mergeSeen(one: SeenKeys, other: SeenKeys): SeenKeys {
  return {
    keys: [...new Set([...one.keys, ...other.keys])],
    isTruncated: one.isTruncated || other.isTruncated,
  };
}

/** Marks all entries of a list as seen. @param before undefined on first use */
export function addSeen(
  { items, isComplete }: TrackedList,
  before: SeenKeys | undefined,
  most: number,
): SeenKeys {
  const keys = [...new Set([...items.flatMap(keysOf), ...(before?.keys ?? [])])];
  return {
    keys: keys.slice(0, most),
    isTruncated: !isComplete || before?.isTruncated === true || keys.length > most,
  };
}

/**
 * Counts unread entries. With truncated keys, entries below the last known one count as seen. `isAll` is
 * false if unloaded entries may be unread too.
 */
export function countUnread({ items, isComplete }: TrackedList, seen: SeenKeys): EntryCount {
  const known = new Set(seen.keys);
  const lastKnown = items.findLastIndex(({ id }) => known.has(id));
  const end = seen.isTruncated && lastKnown >= 0 ? lastKnown + 1 : items.length;
  const isNew = ({ contentKey }: TrackedItem) => contentKey !== undefined && !known.has(contentKey);
  const count = items.slice(0, end).filter(isNew).length;
  return { count, isAll: isComplete || lastKnown >= 0 };
}

const prefix = 'seen ';

const mostKept = 1_000;

/** Fallback without storage. */
const here = new Map<string, SeenKeys>();

/**
 * Returns the storage key. 16 bits of the email's hash separate the members of one device without identifying
 * them. Keys stay after sign-out.
 */
export function getSeenKey(club: string, email: string, list: string): string {
  const mark = fingerprint(email.toLowerCase()) & 0xffff;
  return `${prefix}${club} ${mark} ${list}`;
}

/** True for the `key` of a storage event; null means that storage was cleared. */
export const isSeenKey = (key: string | null): boolean => key === null || key.startsWith(prefix);

function stored(key: string): SeenKeys | undefined {
  try {
    const { keys, isCut } = JSON.parse(safeLocalStorage.read(key) ?? '');
    const texts = keys.filter((each: unknown) => typeof each === 'string');
    return { keys: texts, isTruncated: isCut === true };
  } catch {
    return undefined;
  }
}

/** Merges the keys of all tabs; undefined on first use on this device. */
export function loadSeen(key: string): SeenKeys | undefined {
  const [one, other] = [here.get(key), stored(key)];
  return one && other ? mergeSeen(one, other) : (one ?? other);
}

/** Marks a list as seen. @returns all seen keys */
export function saveSeen(key: string, list: TrackedList): SeenKeys {
  const before = loadSeen(key);
  const seen = addSeen(list, before, mostKept);
  here.set(key, seen);
  const text = JSON.stringify({ keys: seen.keys, isCut: seen.isTruncated });
  if (text !== safeLocalStorage.read(key)) safeLocalStorage.write(key, text);
  return seen;
}

const mostShown = 99;

/** Formats '20+' and 'at least 20 new'; undefined for zero. */
export function unreadBadge({ count, isAll }: EntryCount) {
  if (count === 0) return undefined;
  return {
    text: count > mostShown ? `${mostShown}+` : `${count}${isAll ? '' : '+'}`,
    label: `${isAll ? '' : 'at least '}${count.toLocaleString('en-GB')} new`,
  };
}
