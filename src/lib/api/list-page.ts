import {
  type Endpoint,
  type EndpointInput,
  type EndpointReply,
  getRequestPath,
  type RequestPathInput,
  stripTrailingSlash,
} from '../contract/endpoint.ts';
import type { ListReply } from '../contract/wire/list.ts';
import { type List, type ListPage, mergePages } from '../data/list.ts';
import { parseUrl } from '../format/text.ts';
import { call } from './api.ts';
import { apiConfig } from './http.ts';

/**
 * Returns the query of `next` if it leads to a page of the same list. Uses only the query, because behind a proxy APIs
 * name a scheme, host, port or path prefix that the browser cannot reach.
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

export type EntryOf<E extends Endpoint> = EndpointReply<E> extends ListReply<infer Entry> ? Entry : never;

/** Reads a list's first page, or the one with the query string `page`. @throws {AppError} */
export async function readListPage<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  page?: string,
): Promise<ListPage<EntryOf<E>>> {
  const { next, ...reply } = (await call(endpoint, input, { page })) as ListReply<EntryOf<E>>;
  const pathInput = input as RequestPathInput;
  const nextPage =
    next === null ? undefined : getNextQuery(next, getRequestPath(endpoint, { ...pathInput, page }));
  // Without a next page, a `count` above the number of entries means that entries are missing.
  const isShort = !page && next === null && reply.entries.length + reply.skipped < (reply.count ?? 0);
  const isTruncated = isShort || (next !== null && nextPage === undefined);
  return { ...reply, requestPath: getRequestPath(endpoint, pathInput), nextPage, isTruncated };
}

const maxPagesRead = 20;

/** Reads a list until `isEnough`, its end or 20 pages. @throws {AppError} */
export async function readList<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  isEnough: (list: List<EntryOf<E>>) => boolean = () => false,
): Promise<List<EntryOf<E>>> {
  const first = await readListPage(endpoint, input);
  const rest: ListPage<EntryOf<E>>[] = [];
  let list = mergePages([first]);
  while (list.nextPage && list.pages < maxPagesRead && !isEnough(list)) {
    rest.push(await readListPage(endpoint, input, list.nextPage));
    list = mergePages([first, ...rest]);
  }
  return list;
}
