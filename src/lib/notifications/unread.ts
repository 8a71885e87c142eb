/** What of a list its member has not seen: a rule over ids alone, as a server's times may jump and repeat. */
import type { Notification } from '../contract/notifications.ts';
import type { SupportTicket } from '../contract/support.ts';
import type { Count } from '../data/list.ts';
import { fingerprint } from '../format/fingerprint.ts';

/** An entry of a list, by what of it can be news. */
export interface NewsItem {
  readonly id: string;
  /** Stands for what there is to read, and changes with it; undefined while there is nothing to read. */
  readonly news: string | undefined;
}

/** A notification is news once, whatever becomes of its words. */
export const notificationNews = ({ id }: Notification): NewsItem => ({ id, news: id });

/** A ticket is news whenever its answers say what they did not say before, whatever their date. */
export function ticketNews({ id, supportticketresponses }: SupportTicket): NewsItem {
  const answers = supportticketresponses.map(({ message }) => message.trim()).filter(Boolean);
  return { id, news: answers.length > 0 ? `${id} ${fingerprint(JSON.stringify(answers))}` : undefined };
}

/** A list, by what can be news. */
export interface NewsList {
  readonly items: readonly NewsItem[];
  /** False where the list has more entries, which were not read. */
  readonly isWhole: boolean;
}

/** What a member has seen of a list. */
export interface Seen {
  /** Ids of entries, and what there was to read in them; those kept longest first to go. */
  readonly keys: readonly string[];
  /** There was more than is kept, below what is. */
  readonly isCut: boolean;
}

const keysOf = ({ id, news }: NewsItem) => (news === undefined || news === id ? [id] : [id, news]);

/** What was seen in two places. */
export function seenInBoth(one: Seen, other: Seen): Seen {
  return { keys: [...new Set([...one.keys, ...other.keys])], isCut: one.isCut || other.isCut };
}

/**
 * What has been seen once a list is on screen, or met for the first time.
 * @param before undefined where nothing was kept, so that everything in the list is from before
 * @param most so many keys are kept
 */
export function seenWith({ items, isWhole }: NewsList, before: Seen | undefined, most: number): Seen {
  const keys = [...new Set([...items.flatMap(keysOf), ...(before?.keys ?? [])])];
  return {
    keys: keys.slice(0, most),
    isCut: !isWhole || before?.isCut === true || keys.length > most,
  };
}

/**
 * How many entries have something to read that was not seen. Where more was there than is kept, what stands below
 * everything that is known is from before. `isAll` is false where the entries that were not read may be news as well.
 */
export function countNews({ items, isWhole }: NewsList, seen: Seen): Count {
  const known = new Set(seen.keys);
  const lastKnown = items.findLastIndex(({ id }) => known.has(id));
  const end = seen.isCut && lastKnown >= 0 ? lastKnown + 1 : items.length;
  const isNew = ({ news }: NewsItem) => news !== undefined && !known.has(news);
  const count = items.slice(0, end).filter(isNew).length;
  return { count, isAll: isWhole || lastKnown >= 0 };
}
