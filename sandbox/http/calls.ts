import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import { type Endpoint, stripTrailingSlash } from '../../src/lib/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../src/lib/contract/endpoints.ts';
import { advanceDraws } from '../draws/lifecycle.ts';
import { handlers } from '../handlers/handlers.ts';
import { findMemberAt, type Member, memberOfBearer } from '../identity/members.ts';
import { type TenantRecord, tenantOfHost } from '../identity/tenants.ts';
import { pageSizeOf } from '../profiles/backend-profile.ts';
import { createResponse } from '../profiles/pagination.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Call } from './handler.ts';
import { runOnce } from './idempotency.ts';
import { Refusal } from './refusal.ts';
import { originOf, parsePayload, parseQuery } from './request-parsing.ts';

export type App = Hono<{ Bindings: HttpBindings }>;

const notSignedIn = 'Given token not valid for any token type';

/** @throws {Refusal} 404 for a Host header without a tenant */
function readTenant(context: Context): TenantRecord {
  const tenant = tenantOfHost(context.req.header('Host') ?? '');
  if (!tenant) throw new Refusal(404, { detail: "We can't find this club." });
  return tenant;
}

function readBearer(sandbox: Sandbox, context: Context): Member {
  const header = context.req.header('Authorization');
  if (!header) throw new Refusal(401, { detail: 'Authentication credentials were not provided.' });
  const member = memberOfBearer(sandbox, header);
  if (!member) throw new Refusal(401, { detail: notSignedIn });
  return member;
}

/**
 * A token is valid at its own tenant. Only `changeClient` accepts another tenant's token.
 * @throws {Refusal} 401 without a valid token, 403 for a person without a membership here
 */
function authenticate(sandbox: Sandbox, context: Context, tenant: TenantRecord, name: EndpointName): Member {
  const bearer = readBearer(sandbox, context);
  if (bearer.club === tenant.subdomain) return bearer;
  if (name !== 'changeClient') throw new Refusal(401, { detail: notSignedIn });
  const member = findMemberAt(sandbox, tenant, bearer.personId);
  if (!member) throw new Refusal(403, { detail: `You aren't a member of ${tenant.name}.` });
  return member;
}

type AnyHandler = (call: Call<Endpoint & { access: 'member' }>) => unknown;

/** Public calls validate a bearer too: Django REST Framework authenticates before it checks permissions. */
function isAuthenticated(context: Context, { access }: Endpoint): boolean {
  return access === 'member' || context.req.header('Authorization') !== undefined;
}

async function readCall(sandbox: Sandbox, context: Context, name: EndpointName, endpoint: Endpoint) {
  const tenant = readTenant(context);
  const caller = isAuthenticated(context, endpoint)
    ? authenticate(sandbox, context, tenant, name)
    : undefined;
  return {
    sandbox,
    tenant,
    member: endpoint.access === 'member' ? caller : undefined,
    origin: originOf(context),
    params: context.req.param(),
    query: endpoint.query && parseQuery(endpoint.query(), context.req.queries()),
    payload: endpoint.payload && parsePayload(endpoint.payload(), await context.req.text()),
  };
}

async function handleCall(sandbox: Sandbox, context: Context, name: EndpointName, endpoint: Endpoint) {
  advanceDraws(sandbox);
  const call = await readCall(sandbox, context, name, endpoint);
  // The `satisfies` of the handler table checks each handler against its endpoint.
  const handler = handlers[name] as unknown as AnyHandler;
  const body = await runOnce(sandbox, context, call.member, () =>
    handler(call as unknown as Parameters<AnyHandler>[0]),
  );
  return createResponse(context, pageSizeOf(sandbox.profile.current, endpoint.path), body);
}

function redirectToSlashless(context: Context): Response {
  const { pathname, search } = new URL(context.req.url);
  return context.redirect(stripTrailingSlash(pathname) + search, 307);
}

export function mountCalls(app: App, sandbox: Sandbox): void {
  for (const [name, endpoint] of endpoints) {
    const path = `/${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`;
    const respond = (context: Context) => {
      if (isAuthenticated(context, endpoint)) context.header('Cache-Control', 'no-store');
      return handleCall(sandbox, context, name, endpoint);
    };
    const isSlashless = () => sandbox.profile.current.slashless === true;
    app.on(endpoint.method, path, (context) =>
      isSlashless() ? redirectToSlashless(context) : respond(context),
    );
    app.on(endpoint.method, stripTrailingSlash(path), (context) =>
      isSlashless() ? respond(context) : context.notFound(),
    );
  }
}
