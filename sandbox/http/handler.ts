import type * as z from 'zod/mini';
import type { Endpoint, EndpointInput } from '../../src/lib/contract/endpoint.ts';
import type { Endpoints } from '../../src/lib/contract/endpoints.ts';
import type { Member } from '../identity/members.ts';
import type { TenantRecord } from '../identity/tenants.ts';
import type { Sandbox } from '../sandbox.ts';

export interface Call<E extends Endpoint = Endpoint> {
  readonly sandbox: Sandbox;
  readonly tenant: TenantRecord;
  /** Origin of the request, for picture and payment URLs. */
  readonly origin: string;
  readonly member: E['access'] extends 'member' ? Member : undefined;
  readonly params: EndpointInput<E> extends { params: infer Params } ? Params : undefined;
  readonly query: E['query'] extends () => infer Query ? z.output<Query> : undefined;
  readonly payload: E['payload'] extends () => infer Payload ? z.output<Payload> : undefined;
}

/** A list of ready JSON entries, because serialisation per reply is expensive. */
export class JsonList {
  readonly length: number;
  readonly #entries: (from: number, to: number) => Uint8Array<ArrayBuffer>;

  constructor(length: number, entries: (from: number, to: number) => Uint8Array<ArrayBuffer>) {
    this.length = length;
    this.#entries = entries;
  }

  /** Writes an object of `fields`, and of `results` with the entries `from` to `to`. */
  write(fields: object, from: number, to: number): Uint8Array<ArrayBuffer> {
    const [start, end] = JSON.stringify({ ...fields, results: [] }).split(/(?=\]\}$)/);
    return Buffer.concat([Buffer.from(start ?? ''), this.#entries(from, to), Buffer.from(end ?? '')]);
  }
}

/** Returns the contract's reply body; undefined sends 204. */
export type Handler<E extends Endpoint> = (call: Call<E>) => z.input<ReturnType<E['reply']>> | JsonList;

export type HandlerOf<Name extends keyof Endpoints> = Handler<Endpoints[Name]>;
