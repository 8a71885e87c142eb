import {
  type Endpoint,
  type EndpointInput,
  type EndpointReply,
  getRequestPath,
} from '../contract/endpoint.ts';
import type { ListReply } from '../contract/wire/list.ts';
import { parseReply } from '../contract/wire/parse.ts';
import type { ListPage } from '../data/list.ts';
import { readCacheEntry } from '../storage/offline-cache.ts';
import type { EntryOf } from './list-page.ts';

export interface CachedData<T> {
  readonly data: T;
  /** Time of the request, in ms since the epoch. */
  readonly at: number;
}

/** Returns a cached reply. Deletes an entry that no longer matches the contract. */
export function getCachedReply<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
): CachedData<EndpointReply<E>> | undefined {
  const cached = readCacheEntry(getRequestPath(endpoint, input as object));
  if (!cached) return undefined;
  try {
    const { reply } = parseReply(endpoint.reply(), cached.json());
    return { data: reply as EndpointReply<E>, at: cached.at };
  } catch {
    cached.remove();
    return undefined;
  }
}

/** Returns the first page of a list, without a next page. */
export function getCachedPage<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
): CachedData<ListPage<EntryOf<E>>> | undefined {
  const cached = getCachedReply(endpoint, input);
  if (!cached) return undefined;
  const { next, ...reply } = cached.data as ListReply<EntryOf<E>>;
  const requestPath = getRequestPath(endpoint, input as object);
  return { at: cached.at, data: { ...reply, requestPath, nextPage: undefined, isTruncated: next !== null } };
}
