/**
 * What members have seen of their lists on this device. It stays when they leave, so that nothing is new again when they
 * come back, and says nothing of them: ids alone, under a number.
 */

import { fingerprint } from '../format/fingerprint.ts';
import { safeLocalStorage } from '../storage/web-storage.ts';
import { addSeen, mergeSeen, type SeenKeys, type TrackedList } from './unread.ts';

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
