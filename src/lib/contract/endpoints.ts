import * as auth from './auth.ts';
import * as draws from './draws.ts';
import type { Endpoint } from './endpoint.ts';
import * as member from './member.ts';
import * as subscriptions from './subscriptions.ts';
import * as support from './support.ts';
import * as tenant from './tenant.ts';
import * as tickets from './tickets.ts';
import * as visitor from './visitor.ts';
import * as wallet from './wallet.ts';

const modules = {
  ...auth,
  ...visitor,
  ...member,
  ...tenant,
  ...draws,
  ...tickets,
  ...subscriptions,
  ...wallet,
  ...support,
};
type Modules = typeof modules;

export type EndpointName = {
  [Name in keyof Modules]: Modules[Name] extends Endpoint ? Name : never;
}[keyof Modules];

export type Endpoints = Pick<Modules, EndpointName>;

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

/**
 * All endpoints, for the sandbox, scripts and tests. Paths with parameters are last, because `draws/public/` is not a
 * draw.
 */
export const endpoints: ReadonlyArray<readonly [EndpointName, Endpoint]> = Object.entries(modules)
  .flatMap(([name, value]) => (isEndpoint(value) ? [[name as EndpointName, value] as const] : []))
  .toSorted(([, a], [, b]) => Number(a.path.includes('{')) - Number(b.path.includes('{')));
