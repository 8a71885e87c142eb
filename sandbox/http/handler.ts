import type * as z from 'zod/mini';
import type { Endpoint, EndpointInput } from '../../src/lib/contract/endpoint.ts';
import type { Endpoints } from '../../src/lib/contract/endpoints.ts';
import type { Member } from '../identity/members.ts';
import type { TenantRecord } from '../identity/tenants.ts';
import type { Sandbox } from '../sandbox.ts';

/** A call as a handler gets it: parsed by the contract, for a known club, with the member where it needs one. */
export interface Call<E extends Endpoint = Endpoint> {
  readonly sandbox: Sandbox;
  readonly tenant: TenantRecord;
  /** Origin that the caller reached the API at, for addresses of pictures and payment pages. */
  readonly origin: string;
  readonly member: E['access'] extends 'member' ? Member : undefined;
  readonly params: EndpointInput<E> extends { params: infer Params } ? Params : undefined;
  readonly query: E['query'] extends () => infer Query ? z.output<Query> : undefined;
  readonly payload: E['payload'] extends () => infer Payload ? z.output<Payload> : undefined;
}

/** A list whose entries are JSON already, for what would be dear to write out with each answer. */
export class JsonList {
  readonly length: number;
  readonly #entries: (from: number, to: number) => Uint8Array<ArrayBuffer>;

  /** @param entries the JSON of those between two places, with commas between them */
  constructor(length: number, entries: (from: number, to: number) => Uint8Array<ArrayBuffer>) {
    this.length = length;
    this.#entries = entries;
  }

  /** The JSON of an object with `results`, the entries between two places, beside what is given. */
  write(beside: object, from: number, to: number): Uint8Array<ArrayBuffer> {
    const [start, end] = JSON.stringify({ ...beside, results: [] }).split(/(?=\]\}$)/);
    return Buffer.concat([Buffer.from(start ?? ''), this.#entries(from, to), Buffer.from(end ?? '')]);
  }
}

/** Answers a call with a body of the contract's reply shape; undefined is an answer without a body (204). */
export type Handler<E extends Endpoint> = (call: Call<E>) => z.input<ReturnType<E['reply']>> | JsonList;

/** A handler of the named call. */
export type HandlerOf<Name extends keyof Endpoints> = Handler<Endpoints[Name]>;
