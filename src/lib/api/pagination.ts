import { stripTrailingSlash } from '../contract/endpoint.ts';
import type { List } from '../data/list.ts';
import { parseUrl } from '../format/text.ts';
import { apiConfig } from './api-config.ts';
import { withRetries } from './retry.ts';

/**
 * Returns the query of `next` if it leads to a page of the same list. Only the query counts: behind a proxy, APIs
 * name a scheme, host, port or path prefix that the browser cannot reach. The request goes to the API base all the same.
 * @param currentPath relative to the API base
 */
export function getNextQuery(next: string, currentPath: string): string | undefined {
  const base = apiConfig.base();
  const current = parseUrl(base + currentPath);
  const nextUrl = parseUrl(next, current?.href);
  if (!current || !nextUrl || nextUrl.search === current.search) return undefined;
  const listPath = current.pathname.slice(new URL(base).pathname.length);
  const isSameList = stripTrailingSlash(nextUrl.pathname).endsWith(`/${stripTrailingSlash(listPath)}`);
  return (isSameList && nextUrl.search.slice(1)) || undefined;
}

/**
 * Reads the next page. Returns an empty truncated page when `next` leaves the list.
 * @param currentPath relative to the API base
 */
export async function readNextPage<Entry>(
  next: string,
  currentPath: string,
  read: (page: string) => Promise<List<Entry>>,
): Promise<List<Entry>> {
  const page = getNextQuery(next, currentPath);
  if (page !== undefined) return read(page);
  return {
    requestPath: currentPath,
    entries: [],
    count: null,
    skipped: 0,
    pages: 1,
    readNextPage: undefined,
    isTruncated: true,
  };
}

/** Consecutive pages without a new entry that count as a loop. */
const maxEmptyPages = 3;
const emptyPageCounts = new WeakMap<List<unknown>, number>();

const getId = (entry: unknown) =>
  typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : entry;

/** Appends a page without its duplicate entries. */
export function mergePages<Entry>(list: List<Entry>, page: List<Entry>): List<Entry> {
  const knownIds = new Set(list.entries.map(getId));
  const added = page.entries.filter((entry) => !knownIds.has(getId(entry)));
  const emptyPages = added.length > 0 ? 0 : (emptyPageCounts.get(list) ?? 0) + 1;
  const isLoop = emptyPages >= maxEmptyPages && page.readNextPage !== undefined;
  const merged: List<Entry> = {
    ...list,
    entries: [...list.entries, ...added],
    pages: list.pages + 1,
    readNextPage: isLoop ? undefined : page.readNextPage,
    ...((page.isTruncated || isLoop) && { isTruncated: true }),
    count: page.count ?? list.count,
    skipped: list.skipped + page.skipped,
  };
  emptyPageCounts.set(merged, emptyPages);
  return merged;
}

/** Reads pages until `isEnough`, `maxPages` or the end. @throws {AppError} */
export async function readPages<Entry>(
  list: List<Entry>,
  maxPages: number,
  isEnough: (list: List<Entry>) => boolean = () => false,
): Promise<List<Entry>> {
  if (!list.readNextPage || list.pages >= maxPages || isEnough(list)) return list;
  return readPages(mergePages(list, await withRetries(list.readNextPage)), maxPages, isEnough);
}

/** Reads pages until one has a new entry. @throws {AppError} */
export function readMore<Entry>(list: List<Entry>): Promise<List<Entry>> {
  return readPages(list, Number.POSITIVE_INFINITY, ({ entries }) => entries.length > list.entries.length);
}

const maxReloadedPages = 10;

/** Reloads the loaded pages, so that scrolled content stays. @throws {AppError} */
export async function reloadPages<Entry>(first: List<Entry>, loaded: List<Entry>): Promise<List<Entry>> {
  const reloaded = await readPages(first, Math.min(loaded.pages, maxReloadedPages));
  const { pages, readNextPage, isTruncated } = loaded;
  if (!reloaded.readNextPage || reloaded.pages >= pages) return reloaded;
  return {
    ...mergePages(reloaded, loaded),
    pages,
    readNextPage,
    ...(isTruncated && { isTruncated }),
  };
}

const maxPagesRead = 20;

/** Reads at most 20 pages. @throws {AppError} */
export function readUntil<Entry>(
  list: List<Entry>,
  isEnough: (list: List<Entry>) => boolean,
): Promise<List<Entry>> {
  return readPages(list, maxPagesRead, isEnough);
}
