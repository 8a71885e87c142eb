import * as auth from './auth.ts';
import * as draws from './draws.ts';
import type { Endpoint } from './endpoint.ts';
import * as member from './member.ts';
import * as notifications from './notifications.ts';
import * as passwordReset from './password-reset.ts';
import * as purchase from './purchase.ts';
import * as signUp from './sign-up.ts';
import * as subscriptions from './subscriptions.ts';
import * as support from './support.ts';
import * as tenant from './tenant.ts';
import * as tickets from './tickets.ts';
import * as wallet from './wallet.ts';

const modules = {
  ...auth,
  ...passwordReset,
  ...signUp,
  ...member,
  ...tenant,
  ...draws,
  ...purchase,
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

/** Every call of the contract by name. */
export type Endpoints = Pick<Modules, EndpointName>;

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

/**
 * Every call of the contract, those without path parameters first: `draws/public/` is not the draw 'public'. For what
 * runs beside the site; pages import the calls that they make.
 */
export const endpoints: ReadonlyArray<readonly [EndpointName, Endpoint]> = Object.entries(modules)
  .flatMap(([name, value]) => (isEndpoint(value) ? [[name as EndpointName, value] as const] : []))
  .toSorted(([, a], [, b]) => Number(a.path.includes('{')) - Number(b.path.includes('{')));
