import type * as z from 'zod/mini';
import type { Endpoint, EndpointInput } from '../../src/lib/contract/endpoint.ts';
import type { Endpoints } from '../../src/lib/contract/endpoints.ts';
import type { Club } from '../people/clubs.ts';
import type { Member } from '../people/members.ts';
import type { Sandbox } from '../sandbox.ts';

/** A call as a handler gets it: parsed by the contract, for a known club, with the member where it needs one. */
export interface Call<E extends Endpoint = Endpoint> {
  readonly sandbox: Sandbox;
  readonly club: Club;
  /** Origin that the caller reached the API at, for addresses of pictures and payment pages. */
  readonly origin: string;
  readonly member: E['access'] extends 'member' ? Member : undefined;
  readonly params: EndpointInput<E> extends { params: infer Params } ? Params : undefined;
  readonly query: E['query'] extends () => infer Query ? z.output<Query> : undefined;
  readonly payload: E['payload'] extends () => infer Payload ? z.output<Payload> : undefined;
}

/** A body that is JSON already, for what would be dear to write out with each answer. */
export class JsonBody {
  readonly bytes: Uint8Array<ArrayBuffer>;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.bytes = bytes;
  }
}

/** Answers a call with a body of the contract's reply shape; undefined is an answer without a body (204). */
export type Handler<E extends Endpoint> = (call: Call<E>) => z.input<ReturnType<E['reply']>> | JsonBody;

/** A handler of the named call. */
export type HandlerOf<Name extends keyof Endpoints> = Handler<Endpoints[Name]>;
