import type { Endpoint } from '../../../../src/lib/contract/endpoint.ts';
import { endpoints } from '../../../../src/lib/contract/endpoints.ts';
import { AppError, type ErrorKind } from '../../../../src/lib/errors.ts';
import type { FaultInput } from '../../../helpers/sandbox-control.ts';

/** Delay in ms beyond any test. Clearing the faults releases the reply. */
const heldMs = 600_000;

export const serverMessages = {
  detail: 'The server says why.',
  atField: 'The server says what is wrong here.',
};

export interface FaultCase {
  readonly name: string;
  readonly input: FaultInput;
  readonly error: AppError;
  /** The app times out without a reply. */
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

function unreadable(name: string, body: unknown): FaultCase {
  return { name, input: { status: 200, body }, error: appError('broken', 200) };
}

/**
 * Faults of every call, without a refused session and a slow reply.
 * @param field wire name of a field that the server can refuse
 */
export function faultsOf(endpoint: Endpoint, field: string | undefined): readonly FaultCase[] {
  const messages = { detail: serverMessages.detail, ...(field && { [field]: [serverMessages.atField] }) };
  const faults: readonly FaultCase[] = [
    {
      name: 'a dropped connection',
      // Chromium repeats a call without any reply, which changes the count.
      input: { drop: 'body', status: 200, body: { detail: 'cut' } },
      // The site's own host still responds.
      error: appError('away'),
    },
    // Not first: a prefetch of the page head continues after the app's timeout.
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
 * One fault of each group that the app treats alike (tests/unit/lib/api/api.test.ts). Successive calls get
 * successive members of a group.
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

/** True if the contract accepts the reply. */
function isAccepted(endpoint: Endpoint, { input }: FaultCase): boolean {
  return endpoint.reply().safeParse(input.body === '' ? undefined : input.body).success;
}

/** Unexpected replies that the contract accepts. */
export function acceptedReplies(endpoint: Endpoint): readonly FaultCase[] {
  return unexpected.filter((fault) => isAccepted(endpoint, fault));
}

/** Clearing the faults releases the reply. */
export const slowReply: FaultInput = { delayMs: heldMs };

/** A second refusal after the renewal. */
export const refusedSession: FaultInput = { status: 401, body: { detail: 'Token is invalid or expired' } };

export const refusal = rejected('401', 401, { detail: serverMessages.detail });
