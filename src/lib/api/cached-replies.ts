import {
  type Endpoint,
  type EndpointInput,
  type EndpointReply,
  getRequestPath,
} from '../contract/endpoint.ts';
import type { ListReply } from '../contract/wire/list.ts';
import { drainSkipped } from '../contract/wire/parse.ts';
import type { List } from '../data/list.ts';
import { readCacheEntry } from '../storage/offline-cache.ts';
import type { EntryOf } from './list-page.ts';

/** Something that the API said before this page was opened. */
export interface CachedData<T> {
  readonly data: T;
  /** When it came, in ms since the epoch. */
  readonly at: number;
}

/** What a call answered last, if that is kept and the contract can still read it; what it cannot is dropped. */
export function getCachedReply<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
): CachedData<EndpointReply<E>> | undefined {
  const seen = readCacheEntry(getRequestPath(endpoint, input as object));
  if (!seen) return undefined;
  try {
    return { data: endpoint.reply().parse(seen.json()) as EndpointReply<E>, at: seen.at };
  } catch {
    seen.remove();
    return undefined;
  } finally {
    // It was reported when it came.
    drainSkipped();
  }
}

/** The same of a list: its first page, and nothing says where the next one is. */
export function getCachedList<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
): CachedData<List<EntryOf<E>>> | undefined {
  const seen = getCachedReply(endpoint, input);
  if (!seen) return undefined;
  const { next, ...reply } = seen.data as ListReply<EntryOf<E>>;
  const address = getRequestPath(endpoint, input as object);
  const cut = next === null ? {} : ({ isTruncated: true } as const);
  return { at: seen.at, data: { ...reply, requestPath: address, pages: 1, readNextPage: undefined, ...cut } };
}
