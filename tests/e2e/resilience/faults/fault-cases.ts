import type { Endpoint } from '../../../../src/lib/contract/endpoint.ts';
import { endpoints } from '../../../../src/lib/contract/endpoints.ts';
import { AppError, type ErrorKind } from '../../../../src/lib/errors.ts';
import type { FaultInput } from '../../../helpers/sandbox-control.ts';

/** Longer than any test: what is delayed so long is answered only when the faults are cleared. */
const heldMs = 600_000;

/** What the server says at the field `field` of a form, and of the whole. */
export const serverMessages = {
  detail: 'The server says why.',
  atField: 'The server says what is wrong here.',
};

/** One way for a call to go wrong, and what the app should take it for. */
export interface FaultCase {
  readonly name: string;
  readonly input: FaultInput;
  readonly error: AppError;
  /** No answer comes: the app gives up by itself. */
  readonly isSilent?: true;
}

function appError(kind: ErrorKind, status?: number, body?: unknown): AppError {
  const messages: Partial<Record<ErrorKind, string>> = {
    timeout: 'timeout of 15000ms exceeded',
    away: 'Network Error',
  };
  const message = messages[kind] ?? `Request failed with status code ${status}`;
  return new AppError(kind, message, { body, ...(status !== undefined && { status }) });
}

function rejected(name: string, status: number, body: unknown, more: FaultInput = {}): FaultCase {
  return { name, input: { status, body, ...more }, error: appError('rejected', status, body) };
}

/** An answer of 200 that cannot be what the contract says. */
function unreadable(name: string, body: unknown): FaultCase {
  return { name, input: { status: 200, body }, error: appError('broken', 200) };
}

/**
 * The faults that every call has to bear, beside a refused session and a slow answer, which are walks of their own.
 * Where the contract reads nothing of a reply, an empty or unexpected one is a success: see `acceptedBy`.
 * @param field the server's name of a field that it can refuse
 */
export function faultsOf(endpoint: Endpoint, field: string | undefined): readonly FaultCase[] {
  const messages = { detail: serverMessages.detail, ...(field && { [field]: [serverMessages.atField] }) };
  const faults: readonly FaultCase[] = [
    {
      name: 'a dropped connection',
      // Not before the answer begins: Chromium itself then repeats a call, which must not count here.
      input: { drop: 'body', status: 200, body: { detail: 'cut' } },
      // The site's own host answers meanwhile.
      error: appError('away'),
    },
    // Not the first: what the head of a page asked goes on after the app has given it up.
    {
      name: 'a timeout',
      input: { delayMs: heldMs, status: 504 },
      error: appError('timeout'),
      isSilent: true,
    },
    rejected('400 with messages', 400, messages),
    rejected('400 without messages', 400, {}),
    rejected('403', 403, { detail: serverMessages.detail }),
    rejected('404', 404, { detail: serverMessages.detail }),
    rejected('429', 429, { detail: serverMessages.detail }, { headers: { 'Retry-After': '1' } }),
    {
      name: '500 with an HTML body',
      input: { status: 500, body: '<!doctype html><h1>Oops</h1>', headers: { 'Content-Type': 'text/html' } },
      error: appError('broken', 500),
    },
    unreadable('malformed JSON', '{"results": [{"id": 1, '),
  ];
  return [...faults, ...unexpected.filter((fault) => !isAccepted(endpoint, fault))];
}

const refusals = new Set(['400 without messages', '403', '404']);
const unreadables = new Set(['malformed JSON', 'an empty body', 'a reply of another shape']);

const unexpected = [unreadable('an empty body', ''), unreadable('a reply of another shape', { id: {} })];

/**
 * The same, without those that the app takes for one another (tests/unit/lib/api/api.test.ts): of these each call has one,
 * and the next call the next.
 */
export function rotatedFaults(endpoint: Endpoint, field: string | undefined): readonly FaultCase[] {
  const turn = endpoints.findIndex(([, each]) => each === endpoint);
  const all = faultsOf(endpoint, field);
  const left = [refusals, unreadables].flatMap((alike) => {
    const some = all.filter(({ name }) => alike.has(name));
    return some.filter((_, index) => index !== turn % some.length);
  });
  return all.filter((fault) => !left.includes(fault));
}

/** True where the contract needs nothing that such a reply lacks. */
function isAccepted(endpoint: Endpoint, { input }: FaultCase): boolean {
  return endpoint.reply().safeParse(input.body === '' ? undefined : input.body).success;
}

/** The odd answers that this call takes for a success, because the contract reads nothing of its reply, or can do without. */
export function acceptedReplies(endpoint: Endpoint): readonly FaultCase[] {
  return unexpected.filter((fault) => isAccepted(endpoint, fault));
}

/** An answer that comes when the faults are cleared, and no sooner. */
export const slowReply: FaultInput = { delayMs: heldMs };

/** A session that is refused once more after the tokens were renewed. */
export const refusedSession: FaultInput = { status: 401, body: { detail: 'Token is invalid or expired' } };

/** The refusal of a call that needs no session. */
export const refusal = rejected('401', 401, { detail: serverMessages.detail });
