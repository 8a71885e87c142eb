import type { Answer } from './answer.ts';
import { refreshLockTimeoutMs, requestTimeoutMs } from './config.ts';
import { refreshToken } from './contract/auth.ts';
import { addressOf, type Endpoint, type EndpointInput, type EndpointReply } from './contract/endpoint.ts';
import { AppError } from './errors.ts';
import { exchange } from './http.ts';
import { withLock } from './locks.ts';
import { parseRetryAfter } from './retry.ts';
import { readTokens, refuseTokens, type SessionTokens, writeTokens } from './tokens.ts';

interface ApiSurroundings {
  /** Base address of the tenant's API, with a slash at its end. */
  readonly base: () => string;
  /** Says which session this is; anything that differs from session to session does. */
  readonly session: () => unknown;
  /** Called once when the server refused the session; the tokens are gone by then. */
  readonly onRefused: () => void;
  /** Called with failures an engineer should hear of: server errors and replies of the wrong shape. */
  readonly onBroken: (endpoint: Endpoint, error: AppError) => void;
}

interface CallOptions {
  /** A bearer other than the session's, sent as it is and never refreshed. */
  readonly bearer?: string;
}

interface RequestInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Record<string, unknown>;
  readonly payload?: Record<string, unknown>;
}

let surroundings: ApiSurroundings = {
  base: () => '/',
  session: () => undefined,
  onRefused: () => {},
  onBroken: () => {},
};

/** Tells the client where the API is and whom to tell about refused sessions and broken replies. */
export function configureApi(given: ApiSurroundings): void {
  surroundings = given;
}

/**
 * Sends one call of the contract and gives its parsed reply.
 *
 * Bearer token when there is one, 15 s limit over headers and body, one shared refresh and one replay after a 401.
 * Nothing else is ever sent twice from here; reads are retried by their query.
 * @throws {AppError}
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: CallOptions = {},
): Promise<EndpointReply<E>> {
  try {
    const reply = await sendSigned(endpoint, input as RequestInput, options);
    return endpoint.reply().parse(reply.body) as EndpointReply<E>;
  } catch (thrown) {
    const error = thrown instanceof AppError ? thrown : wrongShape(thrown);
    if (error.kind === 'broken') surroundings.onBroken(endpoint, error);
    throw error;
  }
}

interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly retryAfterMs: number | undefined;
}

async function sendSigned(endpoint: Endpoint, input: RequestInput, options: CallOptions): Promise<Reply> {
  const isMembers = endpoint.access === 'member' && !options.bearer;
  const tokens = readTokens();
  const session = surroundings.session();
  const reply = await send(endpoint, input, options.bearer ?? tokens?.access);
  if (isMembers) requireSession(session);
  if (reply.status !== 401) return accept(reply);
  if (!isMembers) throw statusError(reply);
  const renewed = await renewTokens(tokens?.access);
  requireSession(session);
  const replayed = await send(endpoint, input, renewed.access);
  if (replayed.status === 401) throw refuse(renewed.access, statusError(replayed));
  return accept(replayed);
}

/** What one member asked for is neither sent again in the name of the next nor answered to them. */
function requireSession(session: unknown): void {
  if (surroundings.session() !== session) throw new AppError('refused', 'The session has ended');
}

function accept(reply: Reply): Reply {
  if (reply.status >= 200 && reply.status < 300) return reply;
  throw statusError(reply);
}

async function send(endpoint: Endpoint, input: RequestInput, bearer: string | undefined): Promise<Reply> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(new DOMException('', 'TimeoutError')), requestTimeoutMs);
  try {
    const answer = await exchange(surroundings.base() + addressOf(endpoint, input), {
      method: endpoint.method,
      body: input.payload,
      bearer,
      signal: patience.signal,
    });
    const retryAfterMs = parseRetryAfter(answer.headers.get('Retry-After'), Date.now());
    return { status: answer.status, body: parseBody(answer), retryAfterMs };
  } catch (thrown) {
    throw thrown instanceof AppError ? thrown : transportError(thrown, patience.signal);
  } finally {
    clearTimeout(timer);
  }
}

function parseBody({ status, ok, isEmpty, json }: Answer): unknown {
  if (isEmpty) return undefined;
  try {
    return json();
  } catch (cause) {
    // The body of an error page adds nothing to its status.
    if (!ok) return undefined;
    throw new AppError('broken', 'The reply is not JSON', { status, cause });
  }
}

function transportError(cause: unknown, signal: AbortSignal): AppError {
  if (signal.aborted) return new AppError('timeout', `timeout of ${requestTimeoutMs}ms exceeded`, { cause });
  const source = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  if (source instanceof DOMException && source.name === 'AbortError') {
    return new AppError('aborted', 'Request aborted', { cause });
  }
  // Which words fit is all that the browser's belief decides: it errs, and it may change while a call is under way.
  return new AppError(navigator.onLine === false ? 'offline' : 'network', 'Network Error', { cause });
}

function statusError({ status, body, retryAfterMs }: Reply): AppError {
  const kind = status >= 400 && status < 500 ? 'rejected' : 'broken';
  const details = { status, body, ...(retryAfterMs !== undefined && { retryAfterMs }) };
  return new AppError(kind, `Request failed with status code ${status}`, details);
}

function wrongShape(cause: unknown): AppError {
  return new AppError('broken', 'The reply has another shape than the contract says', { cause });
}

let refreshing: Promise<SessionTokens> | undefined;

/** One refresh at a time: calls of this tab share a promise, tabs take turns by a lock and use each other's result. */
function renewTokens(refusedAccess: string | undefined): Promise<SessionTokens> {
  refreshing ??= withLock('auth-refresh', refreshLockTimeoutMs, (waited) => refresh(refusedAccess, waited))
    .catch((error: unknown) => {
      // A refresh token works once: whether this one did is unknown, so the member decides when to try again.
      if (error instanceof AppError) error.repeatable = false;
      throw error;
    })
    .finally(() => {
      refreshing = undefined;
    });
  return refreshing;
}

/** What a tab stored may reach the others later than the lock it then freed: they are processes of their own. */
const storageLagMs = 100;

async function latestTokens(refusedAccess: string | undefined, waited: boolean) {
  if (waited && readTokens()?.access === refusedAccess) {
    await new Promise((resolve) => setTimeout(resolve, storageLagMs));
  }
  return readTokens();
}

async function refresh(refusedAccess: string | undefined, waited: boolean): Promise<SessionTokens> {
  const current = await latestTokens(refusedAccess, waited);
  if (!current) throw new AppError('refused', 'No refresh token available');
  if (current.access !== refusedAccess) return current;
  if (!current.refresh) throw refuse(current.access, new AppError('refused', 'No refresh token available'));
  const reply = await send(refreshToken, { payload: { refreshToken: current.refresh } }, undefined);
  if (reply.status >= 400 && reply.status < 500 && reply.status !== 408 && reply.status !== 429) {
    const others = readTokens();
    if (others && others.access !== current.access) return others;
    throw refuse(current.access, statusError(reply));
  }
  const parsed = refreshToken.reply().safeParse(accept(reply).body);
  if (!parsed.success) throw wrongShape(parsed.error);
  if (readTokens()?.access !== current.access) {
    throw new AppError('refused', 'The session ended while it was being renewed');
  }
  const renewed = { access: parsed.data.access, refresh: parsed.data.refresh ?? current.refresh };
  writeTokens(renewed);
  return renewed;
}

/** Ends the session, unless another one has begun meanwhile. */
function refuse(access: string | undefined, error: AppError): AppError {
  if (readTokens()?.access === access) {
    refuseTokens();
    surroundings.onRefused();
  }
  return new AppError('refused', error.message, {
    cause: error,
    body: error.body,
    ...(error.status !== undefined && { status: error.status }),
  });
}
