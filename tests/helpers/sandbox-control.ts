import type * as z from 'zod/mini';
import type { faultSchema } from '../../sandbox/control/faults.ts';
import type { notificationsSchema, supportReplySchema } from '../../sandbox/control/member-messages.ts';
import type { drawsSchema, memberSchema, transactionsSchema } from '../../sandbox/control/test-data.ts';
import type { LoggedRequest } from '../../sandbox/http/request-log.ts';
import type { backendProfileSchema } from '../../sandbox/profiles/backend-profile.ts';
import type { Email } from '../../sandbox/storage/outbox.ts';
import type { LedgerReport } from '../../sandbox/wallet/ledger.ts';

export type FaultInput = z.input<typeof faultSchema>;
export type DrawsInput = z.input<typeof drawsSchema>;
export type BackendProfileInput = z.input<typeof backendProfileSchema>;
export type MemberInput = z.input<typeof memberSchema>;
export type TransactionsInput = z.input<typeof transactionsSchema>;

/** A member made for one test, with tokens for tests that need not see the sign-in form. */
export interface CreatedMember {
  readonly email: string;
  readonly password: string;
  readonly access: string;
  readonly refresh: string;
}

export interface RequestReport {
  /** Oldest first. */
  readonly requests: readonly LoggedRequest[];
  /** How often each 'METHOD path' was asked, such as `'GET draws/{id}/'`. */
  readonly counts: Readonly<Record<string, number>>;
}

/** Everything a test can ask of the sandbox beside the API itself. Each call throws when the sandbox refuses it. */
export type SandboxControl = ReturnType<typeof createSandboxControl>;

/** @param baseUrl origin of the sandbox, such as `http://localhost:8787`; any host does */
export function createSandboxControl(baseUrl: string) {
  async function send<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
    const init = { method, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const response = await fetch(new URL(`/__sandbox/${path}`, baseUrl), init);
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as Reply;
  }
  const post = <Reply = void>(path: string, body: unknown = {}) => send<Reply>('POST', path, body);

  return {
    /** Fresh demo data; the clock, faults, log and outbox start over too, and every token becomes worthless. */
    reset: () => post('reset'),
    /** Makes it this moment by the sandbox clock, which runs on from there. @param now milliseconds since 1970 */
    setClock: (now: number) => post<{ now: number; iso: string }>('clock', { now }),
    /** Moves the clock; draws open and close on the way. */
    advance: (advanceMs: number) => post<{ now: number; iso: string }>('clock', { advanceMs }),
    /** Every email since the last reset, oldest first. */
    outbox: () => send<Email[]>('GET', 'outbox'),
    /** Makes the access tokens of one person, or of everyone, worthless; refresh tokens stay good. */
    expireTokens: (email?: string) => post('tokens/expire', { email }),
    /** Makes the refresh tokens worthless as well. */
    revokeTokens: (email?: string) => post('tokens/revoke', { email }),
    /** Adds ways for calls to go wrong to those already set. */
    faults: (...faults: FaultInput[]) => post('faults', faults),
    /** How the API answers from now on where the contract leaves it free, until the next reset. */
    manner: (wish: BackendProfileInput) => post('manner', wish),
    /** Sets these in place of those that are set, at once. */
    replaceFaults: (...faults: FaultInput[]) => send<void>('PUT', 'faults', faults),
    clearFaults: () => send<void>('DELETE', 'faults'),
    /** What was asked since the last reset or `clearRequests`, by everyone or by one signed-in member. */
    requests: (email?: string) => {
      const query = email === undefined ? '' : `?email=${encodeURIComponent(email)}`;
      return send<RequestReport>('GET', `requests${query}`);
    },
    clearRequests: () => send<void>('DELETE', 'requests'),
    /** Adds draws to a club. @returns their ids, in order */
    addDraws: async (wish: DrawsInput) => (await post<{ ids: number[] }>('draws', wish)).ids,
    /** Adds deposits and withdrawals to a member's wallet, a quarter of an hour apart. */
    addTransactions: (wish: TransactionsInput) => post('transactions', wish),
    /** Leaves notifications for a member; with `earlierMs` they are dated earlier than now. */
    addNotifications: (wish: z.input<typeof notificationsSchema>) => post('notifications', wish),
    /** Answers a member's ticket of that subject, or the one that they opened last. */
    addAnswer: (wish: z.input<typeof supportReplySchema>) => post('answers', wish),
    /** Creates a member nobody else uses; `balance` in pence. */
    createMember: (wish: MemberInput) => post<CreatedMember>('members', wish),
    /** Audits the money and the tickets. */
    ledger: () => send<LedgerReport>('GET', 'ledger'),
  };
}
