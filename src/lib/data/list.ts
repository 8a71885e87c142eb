import type { ListReply } from '../contract/wire/list.ts';

/** Entries that a list shows at first, and that Show more adds. */
export const pageSize = 50;

export interface List<Entry> extends Omit<ListReply<Entry>, 'next'> {
  /** First page's path; identifies the list. */
  readonly requestPath: string;
  readonly pages: number;
  /** Undefined on the last page. @throws {AppError} */
  readonly readNextPage: (() => Promise<List<Entry>>) | undefined;
  /** Set when the remaining entries are unreachable. */
  readonly isTruncated?: true;
}

export function isList(data: unknown): data is List<unknown> {
  return typeof data === 'object' && data !== null && 'readNextPage' in data;
}

/** True when no entry is missing: absence from the list is then proof. */
export function isComplete({ readNextPage, isTruncated, skipped }: List<unknown>): boolean {
  return !(readNextPage || isTruncated || skipped);
}

export interface EntryCount {
  readonly count: number;
  readonly isAll: boolean;
}

export function getEntryCount({ entries, count, readNextPage, isTruncated }: List<unknown>): EntryCount {
  return { count: count ?? entries.length, isAll: count !== null || !(readNextPage || isTruncated) };
}
