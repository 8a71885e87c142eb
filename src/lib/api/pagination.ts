/** What follows a list's first page. Most members' lists have none, so that this is loaded where it is needed. */
import { stripTrailingSlash } from '../contract/endpoint.ts';
import type { List } from '../data/list.ts';
import { parseUrl } from '../format/text.ts';
import { apiConfig } from './api-config.ts';
import { withRetries } from './retry.ts';

const isSamePath = (one: URL, other: URL) =>
  stripTrailingSlash(one.pathname) === stripTrailingSlash(other.pathname);

/**
 * The query text of a list's next page. Only that is ever taken from what an API gives as its address, and only where
 * this leads to the list itself: same origin, same path.
 * @param address of the page that names it, absolute
 */
export function getNextQuery(next: string, address: string): string | undefined {
  const [there, here] = [parseUrl(next, address), parseUrl(address)];
  if (!there || !here || there.origin !== here.origin || !isSamePath(there, here)) return undefined;
  return there.search === here.search ? undefined : there.search.slice(1) || undefined;
}

/**
 * The page that one page names as its next; nothing but a cut where that is none of the list's.
 * @param here address of that one page, below the API's base
 * @param read reads a page by its query text
 */
export async function readNextPage<Entry>(
  next: string,
  here: string,
  read: (page: string) => Promise<List<Entry>>,
): Promise<List<Entry>> {
  const page = getNextQuery(next, apiConfig.base() + here);
  if (page !== undefined) return read(page);
  return {
    requestPath: here,
    entries: [],
    count: null,
    skipped: 0,
    pages: 1,
    readNextPage: undefined,
    isTruncated: true,
  };
}

/** So many pages in a row without anything new, and an API is taken to lead in a circle. */
const mostBarren = 3;
const barren = new WeakMap<List<unknown>, number>();

const idOf = (entry: unknown) =>
  typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : entry;

/** A list and the page after it; an entry that moved from one to the other meanwhile is in it once. */
export function mergePages<Entry>(list: List<Entry>, page: List<Entry>): List<Entry> {
  const known = new Set(list.entries.map(idOf));
  const added = page.entries.filter((entry) => !known.has(idOf(entry)));
  const inVain = added.length > 0 ? 0 : (barren.get(list) ?? 0) + 1;
  const isCircle = inVain >= mostBarren && page.readNextPage !== undefined;
  const joined: List<Entry> = {
    ...list,
    entries: [...list.entries, ...added],
    pages: list.pages + 1,
    readNextPage: isCircle ? undefined : page.readNextPage,
    ...((page.isTruncated || isCircle) && { isTruncated: true }),
    count: page.count ?? list.count,
    skipped: list.skipped + page.skipped,
  };
  barren.set(joined, inVain);
  return joined;
}

/**
 * Reads on, page by page, until `isEnough` or until so many pages are read or the list ends.
 * @throws {AppError}
 */
export async function readPages<Entry>(
  list: List<Entry>,
  mostPages: number,
  isEnough: (list: List<Entry>) => boolean = () => false,
): Promise<List<Entry>> {
  if (!list.readNextPage || list.pages >= mostPages || isEnough(list)) return list;
  return readPages(mergePages(list, await withRetries(list.readNextPage)), mostPages, isEnough);
}

/** So many pages of a long list are read anew with its first; those after them stay as they were. */
const mostPagesAnew = 10;

/** Reads a list anew as far as it was known, so that what was scrolled to stays. @throws {AppError} */
export async function reloadPages<Entry>(first: List<Entry>, known: List<Entry>): Promise<List<Entry>> {
  const anew = await readPages(first, Math.min(known.pages, mostPagesAnew));
  const { pages, readNextPage, isTruncated } = known;
  if (!anew.readNextPage || anew.pages >= pages) return anew;
  return {
    ...mergePages(anew, known),
    pages,
    readNextPage,
    ...(isTruncated && { isTruncated: isTruncated }),
  };
}

/** Further than this nobody waits for what a list may say. */
const mostPagesRead = 20;

/** Reads a list on until `isEnough`, its end, or as far as anybody would wait for. @throws {AppError} */
export function readUntil<Entry>(
  list: List<Entry>,
  isEnough: (list: List<Entry>) => boolean,
): Promise<List<Entry>> {
  return readPages(list, mostPagesRead, isEnough);
}
