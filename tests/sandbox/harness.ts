import { vi } from 'vitest';
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

// Passwords are hashed and data files written here: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

/** The site's port in all addresses that the sandbox makes here; nothing listens there. */
export const sitePort = 4321;

/** What `call` was passed, seen without the types that tie it to its endpoint. */
interface LooseInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly payload?: unknown;
}

function pathOf(endpoint: Endpoint, input: LooseInput): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    for (const each of [value ?? []].flat()) query.append(name, each);
  }
  const suffix = query.size > 0 ? `?${query}` : '';
  return `/${fillPath(endpoint.path, input.params)}${suffix}`;
}

/** Somebody who calls a club's API, signed in or not. */
export interface ApiCaller {
  readonly token: string | undefined;
  /** The reply as the site would see it. @throws {Error} when the call is refused or its reply breaks the contract */
  call<E extends Endpoint>(endpoint: E, input?: EndpointInput<E>): Promise<Answered<E>>;
  /** The raw answer, whatever it is. */
  ask<E extends Endpoint>(endpoint: E, input?: EndpointInput<E>): Promise<TenantReply>;
}

/** What a call answers; of a list, its entries. */
type Answered<E extends Endpoint> =
  EndpointReply<E> extends ListReply<infer Entry> ? Entry[] : EndpointReply<E>;

function isList(reply: unknown): reply is ListReply<unknown> {
  return typeof reply === 'object' && reply !== null && 'skipped' in reply;
}

export type Harness = Awaited<ReturnType<typeof startHarness>>;

/** A sandbox for one test file, in memory unless told otherwise. */
export async function startHarness(options: Partial<SandboxOptions> = {}) {
  const server = await startSandbox({ port: 0, data: ':memory:', sitePort, ...options });
  return harnessAt(server.port, () => server.close());
}

/** The same for a sandbox that runs already, such as one in another process. */
export function harnessAt(port: number, close: () => Promise<void> = async () => undefined) {
  const control = createSandboxControl(`http://127.0.0.1:${port}`);
  const hostOf = (club: string) => `${club}.praxis.localhost:${port}`;

  function caller(club: string, token?: string): ApiCaller {
    const ask: ApiCaller['ask'] = (endpoint, given) => {
      const input = (given ?? {}) as LooseInput;
      const options = { method: endpoint.method, token, body: input.payload };
      return requestTenant(port, hostOf(club), pathOf(endpoint, input), options);
    };
    const call: ApiCaller['call'] = async (endpoint, input) => {
      const { status, text, body } = await ask(endpoint, input);
      if (status >= 300) throw new Error(`${endpoint.method} ${endpoint.path} answered ${status}: ${text}`);
      const reply = endpoint.reply().parse(body);
      if (!isList(reply)) return reply as Answered<typeof endpoint>;
      if (reply.skipped > 0) throw new Error(`${endpoint.path} lists what the contract cannot read: ${text}`);
      return reply.entries as Answered<typeof endpoint>;
    };
    return { token, ask, call };
  }

  return {
    port,
    control,
    hostOf,
    /** Somebody without a session. */
    visitor: caller,
    async signIn(email: string, club: string): Promise<ApiCaller> {
      const payload = credentials(email);
      const { access } = await caller(club).call(signIn, { payload });
      return caller(club, access);
    },
    /** A new member of their own for a test, with £50 unless told otherwise. */
    async member(wish: Partial<MemberInput> = {}) {
      const created = await control.createMember({ club: 'ciu', balance: 5000, ...wish });
      return { ...caller(wish.club ?? 'ciu', created.access), ...created };
    },
    close,
  };
}

/** The sign-in payload of a demo member. */
export function credentials(email: string, password = demoPassword) {
  return { email, password, remember_me: true, is_staff: false, reactivation: false } as const;
}

/** Where a withdrawal goes to. */
export const bankDetails = {
  address1: '4 Mill Lane',
  address2: '',
  city: 'Leeds',
  county: 'West Yorkshire',
  postcode: 'LS1 4AB',
  phone_number: '07700 900123',
  bank_name: 'Northern Bank',
  bank_account: '12345678',
  sortcode: '123456',
};

/** Follows a `redirect_url` to the hosted page and decides there. @returns where the page sends the member */
export async function decidePayment(redirectUrl: string, decision: 'approved' | 'declined'): Promise<URL> {
  const { host, port, pathname } = new URL(redirectUrl);
  const { headers } = await requestTenant(Number(port), host, pathname, {
    method: 'POST',
    body: `decision=${decision}`,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  return new URL(headers.location ?? 'about:blank');
}
