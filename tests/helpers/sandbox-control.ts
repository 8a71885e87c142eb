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

/** A member created for one test, with tokens for tests without the sign-in form. */
export interface CreatedMember {
  readonly email: string;
  readonly password: string;
  readonly access: string;
  readonly refresh: string;
}

export interface RequestReport {
  readonly requests: readonly LoggedRequest[];
  readonly counts: Readonly<Record<string, number>>;
}

/** The control API of the sandbox. Each call throws on a refusal. */
export type SandboxControl = ReturnType<typeof createSandboxControl>;

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
    /** Restores the demo data, clock, faults, log and outbox; revokes all tokens. */
    reset: () => post('reset'),
    /** Sets the sandbox clock, which runs on. @param now ms since 1970 */
    setClock: (now: number) => post<{ now: number; iso: string }>('clock', { now }),
    /** Advances the clock; due draws open and close. */
    advance: (advanceMs: number) => post<{ now: number; iso: string }>('clock', { advanceMs }),
    /** Returns the emails since the last reset, oldest first. */
    outbox: () => send<Email[]>('GET', 'outbox'),
    /** Expires the access tokens of one person, or of everyone. */
    expireTokens: (email?: string) => post('tokens/expire', { email }),
    /** Revokes access and refresh tokens. */
    revokeTokens: (email?: string) => post('tokens/revoke', { email }),
    /** Adds faults. */
    faults: (...faults: FaultInput[]) => post('faults', faults),
    /** Sets the backend profile until the next reset. */
    setProfile: (input: BackendProfileInput) => post('manner', input),
    /** Replaces all faults in one step. */
    replaceFaults: (...faults: FaultInput[]) => send<void>('PUT', 'faults', faults),
    clearFaults: () => send<void>('DELETE', 'faults'),
    /** Returns the requests since the last reset or `clearRequests`, of everyone or one member. */
    requests: (email?: string) => {
      const query = email === undefined ? '' : `?email=${encodeURIComponent(email)}`;
      return send<RequestReport>('GET', `requests${query}`);
    },
    clearRequests: () => send<void>('DELETE', 'requests'),
    /** Adds draws. @returns their ids, in order */
    addDraws: async (input: DrawsInput) => (await post<{ ids: number[] }>('draws', input)).ids,
    /** Adds deposits and withdrawals, 15 minutes apart. */
    addTransactions: (input: TransactionsInput) => post('transactions', input),
    /** Adds notifications, dated `earlierMs` before now. */
    addNotifications: (input: z.input<typeof notificationsSchema>) => post('notifications', input),
    /** Replies to the support request of `subject`, or to the latest one. */
    addSupportReply: (input: z.input<typeof supportReplySchema>) => post('answers', input),
    /** Creates a member for one test; `balance` in pence. */
    createMember: (input: MemberInput) => post<CreatedMember>('members', input),
    /** Audits money and tickets. */
    ledger: () => send<LedgerReport>('GET', 'ledger'),
  };
}
