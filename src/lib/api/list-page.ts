import {
  type AddressParts,
  addressOf,
  type Endpoint,
  type EndpointInput,
  type EndpointReply,
} from '../contract/endpoint.ts';
import type { ListReply } from '../contract/wire/list.ts';
import type { List } from '../data/list.ts';
import { call } from './api.ts';
import { readReply } from './reply.ts';

/** What a call that answers with a list lists. */
export type EntryOf<E extends Endpoint> = EndpointReply<E> extends ListReply<infer Entry> ? Entry : never;

/** What follows a first page: most members' lists have nothing that does. */
export const loadFurther = () => import('./pagination.ts');

/** Reads a list, or with `page`, its query text, a later page of it. @throws {AppError} */
export async function readList<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  page?: string,
): Promise<List<EntryOf<E>>> {
  const { next, ...reply } = (await call(endpoint, input, { page, read: readReply })) as ListReply<
    EntryOf<E>
  >;
  const parts = input as AddressParts;
  const readNext = async () => {
    const further = await loadFurther();
    const here = addressOf(endpoint, { ...parts, page });
    return further.readNext(String(next), here, (later) => readList(endpoint, input, later));
  };
  const address = addressOf(endpoint, parts);
  return { ...reply, address, pages: 1, readNext: next === null ? undefined : readNext };
}
