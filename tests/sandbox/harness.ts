import { afterAll, expect, vi } from 'vitest';
import { demoPassword } from '../../sandbox/seed/members.ts';
import { type SandboxOptions, startSandbox } from '../../sandbox/server.ts';
import { signIn } from '../../src/lib/contract/auth.ts';
import {
  type Endpoint,
  type EndpointInput,
  type EndpointReply,
  fillPath,
} from '../../src/lib/contract/endpoint.ts';
import type { ListReply } from '../../src/lib/contract/wire/list.ts';
import { createSandboxControl, type MemberInput } from '../helpers/sandbox-control.ts';
import { requestTenant, type TenantReply } from '../helpers/tenant-request.ts';

// Password hashing and data files are slow on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

/** The site's port in URLs of the sandbox; nothing listens there. */
export const sitePort = 4321;

interface LooseInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly payload?: unknown;
}

function createPath(endpoint: Endpoint, input: LooseInput): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    for (const each of [value ?? []].flat()) query.append(name, each);
  }
  const suffix = query.size > 0 ? `?${query}` : '';
  return `/${fillPath(endpoint.path, input.params)}${suffix}`;
}

/** A caller of a tenant's API, signed in or not. */
export interface ApiCaller {
  readonly token: string | undefined;
  /** Returns the reply as the site parses it. @throws {Error} for a refusal or an invalid reply */
  call<E extends Endpoint>(endpoint: E, input?: EndpointInput<E>): Promise<ParsedReply<E>>;
  ask<E extends Endpoint>(endpoint: E, input?: EndpointInput<E>): Promise<TenantReply>;
}

type ParsedReply<E extends Endpoint> =
  EndpointReply<E> extends ListReply<infer Entry> ? Entry[] : EndpointReply<E>;

function isList(reply: unknown): reply is ListReply<unknown> {
  return typeof reply === 'object' && reply !== null && 'skipped' in reply;
}

export type Harness = Awaited<ReturnType<typeof startHarness>>;

/** Starts a sandbox, in memory by default. */
export async function startHarness(options: Partial<SandboxOptions> = {}) {
  const server = await startSandbox({ port: 0, data: ':memory:', sitePort, ...options });
  return harnessAt(server.port, () => server.close());
}

/** Starts a sandbox that the tests of a file share. */
export async function shareHarness(options: Partial<SandboxOptions> = {}): Promise<Harness> {
  const box = await startHarness(options);
  afterAll(() => box.close());
  return box;
}

function harnessAt(port: number, close: () => Promise<void> = async () => undefined) {
  const control = createSandboxControl(`http://127.0.0.1:${port}`);
  const hostOf = (club: string) => `${club}.praxis.localhost:${port}`;

  function caller(club: string, token?: string): ApiCaller {
    const ask: ApiCaller['ask'] = (endpoint, untypedInput) => {
      const input = (untypedInput ?? {}) as LooseInput;
      const options = { method: endpoint.method, token, body: input.payload };
      return requestTenant(port, hostOf(club), createPath(endpoint, input), options);
    };
    const call: ApiCaller['call'] = async (endpoint, input) => {
      const { status, text, body } = await ask(endpoint, input);
      if (status >= 300) throw new Error(`${endpoint.method} ${endpoint.path} answered ${status}: ${text}`);
      const reply = endpoint.reply().parse(body);
      if (!isList(reply)) return reply as ParsedReply<typeof endpoint>;
      if (reply.skipped > 0) throw new Error(`${endpoint.path} lists what the contract cannot read: ${text}`);
      return reply.entries as ParsedReply<typeof endpoint>;
    };
    return { token, ask, call };
  }

  return {
    port,
    control,
    hostOf,
    visitor: caller,
    async signIn(email: string, club: string): Promise<ApiCaller> {
      const payload = credentials(email);
      const { access } = await caller(club).call(signIn, { payload });
      return caller(club, access);
    },
    /** Creates a member with £50 by default. */
    async member(input: Partial<MemberInput> = {}) {
      const created = await control.createMember({ club: 'ciu', balance: 5000, ...input });
      return { ...caller(input.club ?? 'ciu', created.access), ...created };
    },
    close,
  };
}

export function credentials(email: string, password = demoPassword) {
  return { email, password, remember_me: true, is_staff: false, reactivation: false } as const;
}

export const bankDetails = {
  ...{ address1: '4 Mill Lane', address2: '', city: 'Leeds', county: 'West Yorkshire', postcode: 'LS1 4AB' },
  ...{ phone_number: '07700 900123', bank_name: 'Northern Bank', bank_account: '12345678' },
  sortcode: '123456',
};

/** Expects status 400 with this body and no more. */
export async function expectRefused(reply: Promise<TenantReply>, expected: unknown): Promise<void> {
  const { status, body } = await reply;
  expect({ status, body }).toEqual({ status: 400, body: expected });
}

/** Follows a `redirect_url` and decides the payment. @returns the callback URL */
export async function decidePayment(redirectUrl: string, decision: 'approved' | 'declined'): Promise<URL> {
  const { host, port, pathname } = new URL(redirectUrl);
  const { headers } = await requestTenant(Number(port), host, pathname, {
    method: 'POST',
    body: `decision=${decision}`,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  return new URL(headers.location ?? 'about:blank');
}
