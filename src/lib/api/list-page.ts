import type * as z from 'zod/mini';
import { loadModule } from '../browser/lazy-module.ts';
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

/** Reads a body by its schema; of a long list a part at a time, so that keys and taps come in between. @throws {ZodError} */
export async function parseListReply(schema: z.ZodMiniType, body: unknown): Promise<ParsedReply> {
  const long =
    getListEntries(body).length > chunkSize &&
    (await loadModule(() => import('../contract/wire/parse-chunked.ts')));
  return long ? long.parseChunked(schema, body) : parseReply(schema, body);
}

/** What a call that answers with a list lists. */
export type EntryOf<E extends Endpoint> = EndpointReply<E> extends ListReply<infer Entry> ? Entry : never;

/** What follows a first page: most members' lists have nothing that does. */
export const loadPagination = () => import('./pagination.ts');

/** Reads a list, or with `page`, its query text, a later page of it. @throws {AppError} */
export async function readList<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  page?: string,
): Promise<List<EntryOf<E>>> {
  const { next, ...reply } = (await call(endpoint, input, { page, parse: parseListReply })) as ListReply<
    EntryOf<E>
  >;
  const parts = input as RequestPathInput;
  const readNext = async () => {
    const further = await loadPagination();
    const here = getRequestPath(endpoint, { ...parts, page });
    return further.readNextPage(String(next), here, (later) => readList(endpoint, input, later));
  };
  const address = getRequestPath(endpoint, parts);
  return { ...reply, requestPath: address, pages: 1, readNextPage: next === null ? undefined : readNext };
}
