/** What of a list its member has not seen: a rule over ids alone, as a server's times may jump and repeat. */
import type { Notification } from '../contract/notifications.ts';
import type { SupportRequest } from '../contract/support.ts';
import type { EntryCount } from '../data/list.ts';
import { fingerprint } from '../format/text.ts';
import { safeLocalStorage } from '../storage/web-storage.ts';

/** An entry of a list, by what of it can be news. */
export interface TrackedItem {
  readonly id: string;
  /** Stands for what there is to read, and changes with it; undefined while there is nothing to read. */
  readonly contentKey: string | undefined;
}

/** A notification is news once, whatever becomes of its words. */
export const toTrackedNotification = ({ id }: Notification): TrackedItem => ({ id, contentKey: id });

/** A ticket is news whenever its answers say what they did not say before, whatever their date. */
export function toTrackedRequest({ id, supportticketresponses }: SupportRequest): TrackedItem {
  const answers = supportticketresponses.map(({ message }) => message.trim()).filter(Boolean);
  return { id, contentKey: answers.length > 0 ? `${id} ${fingerprint(JSON.stringify(answers))}` : undefined };
}

/** A list, by what can be news. */
export interface TrackedList {
  readonly items: readonly TrackedItem[];
  /** False where the list has more entries, which were not read. */
  readonly isComplete: boolean;
}

/** What a member has seen of a list. */
export interface SeenKeys {
  /** Ids of entries, and what there was to read in them; those kept longest first to go. */
  readonly keys: readonly string[];
  /** There was more than is kept, below what is. */
  readonly isTruncated: boolean;
}

const keysOf = ({ id, contentKey }: TrackedItem) =>
  contentKey === undefined || contentKey === id ? [id] : [id, contentKey];

/** What was seen in two places. */
export function mergeSeen(one: SeenKeys, other: SeenKeys): SeenKeys {
  return {
    keys: [...new Set([...one.keys, ...other.keys])],
    isTruncated: one.isTruncated || other.isTruncated,
  };
}

/**
 * What has been seen once a list is on screen, or met for the first time.
 * @param before undefined where nothing was kept, so that everything in the list is from before
 * @param most so many keys are kept
 */
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
 * How many entries have something to read that was not seen. Where more was there than is kept, what stands below
 * everything that is known is from before. `isAll` is false where the entries that were not read may be news as well.
 */
export function countUnread({ items, isComplete }: TrackedList, seen: SeenKeys): EntryCount {
  const known = new Set(seen.keys);
  const lastKnown = items.findLastIndex(({ id }) => known.has(id));
  const end = seen.isTruncated && lastKnown >= 0 ? lastKnown + 1 : items.length;
  const isNew = ({ contentKey }: TrackedItem) => contentKey !== undefined && !known.has(contentKey);
  const count = items.slice(0, end).filter(isNew).length;
  return { count, isAll: isComplete || lastKnown >= 0 };
}

// * What members have seen of their lists on this device. It stays when they leave, so that nothing is new again when they
// come back, and says nothing of them: ids alone, under a number.

const prefix = 'seen ';

/** Of longer lists the newest so many. */
const mostKept = 1_000;

/** For where nothing can be stored: it is known for a page's life. */
const here = new Map<string, SeenKeys>();

/**
 * Where it is kept what a member has seen of a list. Of the address 16 bits are left, which a hundred thousand members
 * of a club would share among them: enough to tell the few of one device apart, too little to tell who they are.
 */
export function getSeenKey(club: string, email: string, list: string): string {
  const mark = fingerprint(email.toLowerCase()) & 0xffff;
  return `${prefix}${club} ${mark} ${list}`;
}

/** True for what another tab stores when something was seen there; all that is stored may have gone, too. */
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

/** What was seen, in any tab; undefined where this is the first time on this device. */
export function loadSeen(key: string): SeenKeys | undefined {
  const [one, other] = [here.get(key), stored(key)];
  return one && other ? mergeSeen(one, other) : (one ?? other);
}

/** Notes that a list was on screen, or is met for the first time. @returns what has been seen with it */
export function saveSeen(key: string, list: TrackedList): SeenKeys {
  const before = loadSeen(key);
  const seen = addSeen(list, before, mostKept);
  here.set(key, seen);
  const text = JSON.stringify({ keys: seen.keys, isCut: seen.isTruncated });
  if (text !== safeLocalStorage.read(key)) safeLocalStorage.write(key, text);
  return seen;
}

/** More than so many are not counted out where there is little room. */
const mostShown = 99;

/** How much is new, in a figure and as it follows a name: '20+' and 'at least 20 new'; undefined for nothing. */
export function unreadBadge({ count, isAll }: EntryCount) {
  if (count === 0) return undefined;
  return {
    text: count > mostShown ? `${mostShown}+` : `${count}${isAll ? '' : '+'}`,
    label: `${isAll ? '' : 'at least '}${count.toLocaleString('en-GB')} new`,
  };
}
