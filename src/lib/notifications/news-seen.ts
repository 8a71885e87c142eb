/**
 * What members have seen of their lists on this device. It stays when they leave, so that nothing is new again when they
 * come back, and says nothing of them: ids alone, under a number.
 */

import { fingerprint } from '../format/fingerprint.ts';
import { lasting } from '../storage/web-storage.ts';
import { type NewsList, type Seen, seenInBoth, seenWith } from './unread.ts';

const prefix = 'seen ';

/** Of longer lists the newest so many. */
const mostKept = 1_000;

/** For where nothing can be stored: it is known for a page's life. */
const here = new Map<string, Seen>();

/**
 * Where it is kept what a member has seen of a list. Of the address 16 bits are left, which a hundred thousand members
 * of a club would share among them: enough to tell the few of one device apart, too little to tell who they are.
 */
export function newsKey(club: string, email: string, list: string): string {
  const mark = fingerprint(email.toLowerCase()) & 0xffff;
  return `${prefix}${club} ${mark} ${list}`;
}

/** True for what another tab stores when something was seen there; all that is stored may have gone, too. */
export const isNewsKey = (key: string | null): boolean => key === null || key.startsWith(prefix);

function stored(key: string): Seen | undefined {
  try {
    const { keys, isCut } = JSON.parse(lasting.read(key) ?? '');
    const texts = keys.filter((each: unknown) => typeof each === 'string');
    return { keys: texts, isCut: isCut === true };
  } catch {
    return undefined;
  }
}

/** What was seen, in any tab; undefined where this is the first time on this device. */
export function seenAt(key: string): Seen | undefined {
  const [one, other] = [here.get(key), stored(key)];
  return one && other ? seenInBoth(one, other) : (one ?? other);
}

/** Notes that a list was on screen, or is met for the first time. @returns what has been seen with it */
export function noteSeen(key: string, list: NewsList): Seen {
  const before = seenAt(key);
  const seen = seenWith(list, before, mostKept);
  here.set(key, seen);
  const text = JSON.stringify(seen);
  if (text !== lasting.read(key)) lasting.write(key, text);
  return seen;
}
