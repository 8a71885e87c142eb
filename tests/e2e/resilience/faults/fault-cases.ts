import type { Endpoint } from '../../../../src/lib/contract/endpoint.ts';
import { endpoints } from '../../../../src/lib/contract/endpoints.ts';
import { AppError, type ErrorKind } from '../../../../src/lib/errors.ts';
import type { FaultInput } from '../../../helpers/sandbox-control.ts';
import { isSoak } from '../../helpers/walks.ts';

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

const refusal = rejected('401', 401, { detail: serverMessages.detail });

/** Returns all faults except a slow reply and a rejected session. */
function allFaultsOf(endpoint: Endpoint, field: string | undefined): readonly FaultCase[] {
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
  return [...faults, refusal, ...unexpected.filter((fault) => !isAccepted(endpoint, fault))];
}

const unexpected = [unreadable('an empty body', ''), unreadable('a reply of another shape', { id: {} })];

/** Failures that the app treats alike (tests/unit/lib/api/api.test.ts), beside messages at a field. */
const alike = [
  ['400 without messages', '401', '403', '404', '429'],
  ['a timeout', '500 with an HTML body', 'a dropped connection'],
  ['malformed JSON', 'an empty body', 'a reply of another shape'],
];

const turnOf = (endpoint: Endpoint) => endpoints.findIndex(([, each]) => each === endpoint);

/** In `npm test`, successive calls get successive members of a group. */
function pickOne<Entry>(endpoint: Endpoint, group: readonly Entry[]): readonly Entry[] {
  return isSoak ? group : group.filter((_, index) => index === turnOf(endpoint) % group.length);
}

interface Choice {
  /** Wire name of a field that the server can refuse. */
  readonly field?: string | undefined;
  readonly allKinds?: boolean;
  /** Excludes faults that the screen does not report as such. */
  readonly isPossible?: (fault: FaultCase) => boolean;
}

/** In `npm test`, messages at the field and one fault, or one of each kind. */
export function faultsOf(
  endpoint: Endpoint,
  { field, allKinds = false, isPossible = () => true }: Choice = {},
): readonly FaultCase[] {
  const all = allFaultsOf(endpoint, field).filter(isPossible);
  if (isSoak) return all;
  const atField = all.filter(({ name }) => field && name === '400 with messages');
  const kinds = allKinds ? alike : [alike.flat()];
  const others = kinds.map((names) => all.filter(({ name }) => names.includes(name)));
  return [...atField, ...others.flatMap((group) => pickOne(endpoint, group))];
}

/** True if the contract accepts the reply. */
function isAccepted(endpoint: Endpoint, { input }: FaultCase): boolean {
  return endpoint.reply().safeParse(input.body === '' ? undefined : input.body).success;
}

/** Unexpected replies that the contract accepts. */
export function acceptedReplies(endpoint: Endpoint): readonly FaultCase[] {
  return pickOne(
    endpoint,
    unexpected.filter((fault) => isAccepted(endpoint, fault)),
  );
}

/** Clearing the faults releases the reply. */
export const slowReply: FaultInput = { delayMs: heldMs };

/** A second refusal after the renewal. */
export const refusedSession: FaultInput = { status: 401, body: { detail: 'Token is invalid or expired' } };
