import type * as z from 'zod/mini';
import { lazyModule } from '../browser/lazy-module.ts';
import {
  type Endpoint,
  type EndpointInput,
  type EndpointReply,
  getRequestPath,
  type RequestPathInput,
} from '../contract/endpoint.ts';
import type { ListReply } from '../contract/wire/list.ts';
import { chunkSize, getListEntries, type ParsedReply, parseReply } from '../contract/wire/parse.ts';
import type { List } from '../data/list.ts';
import { call } from './api.ts';

const chunkedParser = lazyModule(() => import('../contract/wire/parse-chunked.ts'));

/** Parses a long list in chunks, so that the page handles input in between. @throws {ZodError} */
export async function parseListReply(schema: z.ZodMiniType, body: unknown): Promise<ParsedReply> {
  const chunked = getListEntries(body).length > chunkSize && (await chunkedParser.load());
  return chunked ? chunked.parseChunked(schema, body) : parseReply(schema, body);
}

export type EntryOf<E extends Endpoint> = EndpointReply<E> extends ListReply<infer Entry> ? Entry : never;

export const loadPagination = () => import('./pagination.ts');

/** Reads a list's first page, or the one with the query string `page`. @throws {AppError} */
export async function readList<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  page?: string,
): Promise<List<EntryOf<E>>> {
  const { next, ...reply } = (await call(endpoint, input, { page, parse: parseListReply })) as ListReply<
    EntryOf<E>
  >;
  const pathInput = input as RequestPathInput;
  const readNextPage = async () => {
    const pagination = await loadPagination();
    const currentPath = getRequestPath(endpoint, { ...pathInput, page });
    return pagination.readNextPage(String(next), currentPath, (nextPage) =>
      readList(endpoint, input, nextPage),
    );
  };
  const requestPath = getRequestPath(endpoint, pathInput);
  const hasNext = next !== null;
  // A reply that counts more than it lists, without a next page, holds entries back.
  const isShort = !page && !hasNext && reply.entries.length + reply.skipped < (reply.count ?? 0);
  return {
    ...reply,
    requestPath,
    pages: 1,
    readNextPage: hasNext ? readNextPage : undefined,
    ...(isShort && { isTruncated: true }),
  };
}
