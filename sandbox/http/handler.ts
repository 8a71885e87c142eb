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

/** A list as a database query, which reads only the requested page. */
export class QueriedList {
  readonly count: () => number;
  /** @param limit -1 for all entries */
  readonly read: (limit: number, offset: number) => readonly unknown[];

  constructor(count: QueriedList['count'], read: QueriedList['read']) {
    this.count = count;
    this.read = read;
  }
}

/** Returns the contract's reply body; undefined sends 204. */
export type Handler<E extends Endpoint> = (call: Call<E>) => z.input<ReturnType<E['reply']>> | QueriedList;

export type HandlerOf<Name extends keyof Endpoints> = Handler<Endpoints[Name]>;
