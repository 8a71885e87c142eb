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

/** The tokens replace the sign-in form. */
export interface CreatedMember {
  readonly email: string;
  readonly password: string;
  readonly access: string;
  readonly refresh: string;
}

export interface RequestReport {
  readonly requests: readonly LoggedRequest[];
  readonly counts: Readonly<Record<string, number>>;
  /** Path patterns of all `OPTIONS` requests. */
  readonly preflights: readonly string[];
}

/** The sandbox's control API. Each call throws on a refusal. */
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
    /** Restores all demo data and settings; revokes all tokens. */
    reset: () => post('reset'),
    /** @param now ms since the epoch */
    setClock: (now: number) => post<{ now: number; iso: string }>('clock', { now }),
    /** Due draws open and close. */
    advance: (advanceMs: number) => post<{ now: number; iso: string }>('clock', { advanceMs }),
    /** Oldest first. */
    outbox: () => send<Email[]>('GET', 'outbox'),
    /** For one person, or everyone. */
    expireTokens: (email?: string) => post('tokens/expire', { email }),
    /** Revokes access and refresh tokens. */
    revokeTokens: (email?: string) => post('tokens/revoke', { email }),
    faults: (...faults: FaultInput[]) => post('faults', faults),
    /** Applies until the next reset. */
    setProfile: (input: BackendProfileInput) => post('profile', input),
    /** Replaces all faults atomically. */
    replaceFaults: (...faults: FaultInput[]) => send<void>('PUT', 'faults', faults),
    clearFaults: () => send<void>('DELETE', 'faults'),
    /** Since the last reset or `clearRequests`. */
    requests: (email?: string) => {
      const query = email === undefined ? '' : `?email=${encodeURIComponent(email)}`;
      return send<RequestReport>('GET', `requests${query}`);
    },
    clearRequests: () => send<void>('DELETE', 'requests'),
    /** @returns ids, in order */
    addDraws: async (input: DrawsInput) => (await post<{ ids: number[] }>('draws', input)).ids,
    /** 15 minutes apart. */
    addTransactions: (input: TransactionsInput) => post('transactions', input),
    /** Dated `earlierMs` before now. */
    addNotifications: (input: z.input<typeof notificationsSchema>) => post('notifications', input),
    /** Replies to `subject`, or to the latest request. */
    addSupportReply: (input: z.input<typeof supportReplySchema>) => post('answers', input),
    /** `balance` in pence. */
    createMember: (input: MemberInput) => post<CreatedMember>('members', input),
    /** Audits money and tickets. */
    ledger: () => send<LedgerReport>('GET', 'ledger'),
  };
}
