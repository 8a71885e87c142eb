import { addressOf, type Endpoint, type EndpointInput, type EndpointReply } from '../contract/endpoint.ts';
import { takeLeftOut } from '../contract/wire/left-out.ts';
import type { ListReply } from '../contract/wire/list.ts';
import type { List } from '../data/list.ts';
import { lastSeen } from '../storage/offline-cache.ts';
import type { EntryOf } from './list-page.ts';

/** Something that the API said before this page was opened. */
export interface SeenBefore<T> {
  readonly data: T;
  /** When it came, in ms since the epoch. */
  readonly at: number;
}

/** What a call answered last, if that is kept and the contract can still read it; what it cannot is dropped. */
export function seenReply<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
): SeenBefore<EndpointReply<E>> | undefined {
  const seen = lastSeen(addressOf(endpoint, input as object));
  if (!seen) return undefined;
  try {
    return { data: endpoint.reply().parse(seen.json()) as EndpointReply<E>, at: seen.at };
  } catch {
    seen.drop();
    return undefined;
  } finally {
    // It was reported when it came.
    takeLeftOut();
  }
}

/** The same of a list: its first page, and nothing says where the next one is. */
export function seenList<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
): SeenBefore<List<EntryOf<E>>> | undefined {
  const seen = seenReply(endpoint, input);
  if (!seen) return undefined;
  const { next, ...reply } = seen.data as ListReply<EntryOf<E>>;
  const address = addressOf(endpoint, input as object);
  const cut = next === null ? {} : ({ isCut: true } as const);
  return { at: seen.at, data: { ...reply, address, pages: 1, readNext: undefined, ...cut } };
}
