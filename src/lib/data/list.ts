import type { ListReply } from '../contract/wire/list.ts';

/** Number of entries that a list shows first, and that Show more adds. */
export const pageSize = 50;

/** One page as the API sends it. */
export interface ListPage<Entry> extends Omit<ListReply<Entry>, 'next'> {
  /** Path of the list's first page, which identifies the list. */
  readonly requestPath: string;
  /** Query string of the next page; undefined on the last one. */
  readonly nextPage: string | undefined;
  /** True when the remaining entries are unreachable. */
  readonly isTruncated: boolean;
}

/** The loaded pages of a list as one. */
export interface List<Entry> extends ListPage<Entry> {
  /** Number of loaded pages. */
  readonly pages: number;
}

/** Consecutive pages without a new entry that count as a loop. */
const maxEmptyPages = 3;

const getId = (entry: unknown) =>
  typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : entry;

function appendPage<Entry>(list: List<Entry>, page: ListPage<Entry>): List<Entry> {
  const known = new Set(list.entries.map(getId));
  return {
    ...page,
    requestPath: list.requestPath,
    entries: [...list.entries, ...page.entries.filter((entry) => !known.has(getId(entry)))],
    pages: list.pages + 1,
    isTruncated: list.isTruncated || page.isTruncated,
    count: page.count ?? list.count,
    skipped: list.skipped + page.skipped,
  };
}

/** Joins pages without their duplicate entries. If pages have no new entries, the list ends as truncated. */
export function mergePages<Entry>([first, ...rest]: readonly [
  ListPage<Entry>,
  ...ListPage<Entry>[],
]): List<Entry> {
  let list: List<Entry> = { ...first, pages: 1 };
  let emptyPages = 0;
  for (const page of rest) {
    const { length } = list.entries;
    list = appendPage(list, page);
    emptyPages = list.entries.length > length ? 0 : emptyPages + 1;
  }
  const isLoop = emptyPages >= maxEmptyPages && list.nextPage !== undefined;
  return isLoop ? { ...list, nextPage: undefined, isTruncated: true } : list;
}

export function isList(data: unknown): data is List<unknown> {
  return typeof data === 'object' && data !== null && 'nextPage' in data;
}

/** True if no entry is missing, so that absence from the list is proof. */
export function isComplete({ nextPage, isTruncated, skipped }: ListPage<unknown>): boolean {
  return !(nextPage || isTruncated || skipped);
}

export interface EntryCount {
  readonly count: number;
  readonly isAll: boolean;
}

export function getEntryCount({ entries, count, nextPage, isTruncated }: ListPage<unknown>): EntryCount {
  return { count: count ?? entries.length, isAll: count !== null || !(nextPage || isTruncated) };
}
