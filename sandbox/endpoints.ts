import * as auth from '../src/lib/contract/auth.ts';
import * as draws from '../src/lib/contract/draws.ts';
import type { Endpoint } from '../src/lib/contract/endpoint.ts';
import * as member from '../src/lib/contract/member.ts';
import * as notifications from '../src/lib/contract/notifications.ts';
import * as passwordReset from '../src/lib/contract/password-reset.ts';
import * as signUp from '../src/lib/contract/sign-up.ts';
import * as subscriptions from '../src/lib/contract/subscriptions.ts';
import * as support from '../src/lib/contract/support.ts';
import * as tenant from '../src/lib/contract/tenant.ts';
import * as tickets from '../src/lib/contract/tickets.ts';
import * as wallet from '../src/lib/contract/wallet.ts';

const modules = {
  ...auth,
  ...passwordReset,
  ...signUp,
  ...member,
  ...tenant,
  ...draws,
  ...tickets,
  ...subscriptions,
  ...wallet,
  ...support,
  ...notifications,
};
type Modules = typeof modules;

/** The names of all calls of the contract: whatever its modules export that is an endpoint. */
export type EndpointName = {
  [Name in keyof Modules]: Modules[Name] extends Endpoint ? Name : never;
}[keyof Modules];

/** Every call of the contract by name. A call added there is one here, and asks for a handler at once. */
export type Endpoints = Pick<Modules, EndpointName>;

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

/** Every call of the contract, those without path parameters first: `draws/public/` is not the draw 'public'. */
export const endpoints: ReadonlyArray<readonly [EndpointName, Endpoint]> = Object.entries(modules)
  .flatMap(([name, value]) => (isEndpoint(value) ? [[name as EndpointName, value] as const] : []))
  .toSorted(([, a], [, b]) => Number(a.path.includes('{')) - Number(b.path.includes('{')));

function matcher(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
}

const matchers = endpoints.map(([, { method, path }]) => ({ method, path, pattern: matcher(path) }));

/** The contract's path pattern that a request falls under; its own path, without the first slash, if there is none. */
export function patternOf(method: string, pathname: string): string {
  const path = pathname.slice(1);
  const known = matchers.find((entry) => entry.method === method && entry.pattern.test(path));
  return known?.path ?? path;
}
