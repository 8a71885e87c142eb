import type { ListReply } from '../contract/wire/list.ts';

/** A list as far as it has been read. */
export interface List<Entry> extends Omit<ListReply<Entry>, 'next'> {
  /** Address of its first page below the API's base, which tells it from the same list with other parameters. */
  readonly requestPath: string;
  /** How many pages were read. */
  readonly pages: number;
  /** Reads the page that comes next; undefined where the API names none. @throws {AppError} */
  readonly readNextPage: (() => Promise<List<Entry>>) | undefined;
  /** The API spoke of a next page that cannot be one of this list, so that the rest is out of reach. */
  readonly isTruncated?: true;
}

/** True for what `readList` gives. */
export function isList(data: unknown): data is List<unknown> {
  return typeof data === 'object' && data !== null && 'readNext' in data;
}

/** True when nothing of the list is missing, so that what it does not have is not there. */
export function isComplete({ readNextPage, isTruncated, skipped }: List<unknown>): boolean {
  return !(readNextPage || isTruncated || skipped);
}

/** How many entries a list has; `isAll` is false where there are more than those. */
export interface EntryCount {
  readonly count: number;
  readonly isAll: boolean;
}

/** How many entries a list has, by the API's own count or by what was read. */
export function getEntryCount({ entries, count, readNextPage, isTruncated }: List<unknown>): EntryCount {
  return { count: count ?? entries.length, isAll: count !== null || !(readNextPage || isTruncated) };
}

/** A list's size as assistive technology is told it: -1 where nobody knows (WAI-ARIA 1.2, aria-setsize). */
export function getSetSize(list: List<unknown>): number {
  const { count, isAll } = getEntryCount(list);
  return isAll ? count : -1;
}
