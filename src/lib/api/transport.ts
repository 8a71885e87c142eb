import { isHostReachable } from '../browser/reachability.ts';
import { requestTimeoutMs } from '../config.ts';
import { type Endpoint, getRequestPath, stripTrailingSlash } from '../contract/endpoint.ts';
import { AppError } from '../errors.ts';
import type { BufferedResponse } from '../prefetch/prefetched-requests.ts';
import { apiConfig } from './api-config.ts';
import { fetchResponse, type HttpRequest } from './http.ts';
import { parseRetryAfter } from './retry.ts';

/** What a call is sent with, seen without the types that tie it to its endpoint. */
export interface RequestInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Record<string, unknown>;
  readonly payload?: Record<string, unknown>;
  /** Query text of a later page of a list, in place of `query`. */
  readonly page?: string | undefined;
  /** What the member intends, by a key that stays the same however often it is sent. */
  readonly idempotencyKey?: string | undefined;
}

/** An answer of the API, its body parsed where it is JSON. */
export interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly retryAfterMs: number | undefined;
  /** The token that it was asked for with. */
  readonly bearer: string | undefined;
}

/** The reply itself if it is good. @throws {AppError} `rejected` or `broken`, by its status */
export function requireOk(reply: Reply): Reply {
  if (reply.status >= 200 && reply.status < 300) return reply;
  throw createStatusError(reply);
}

/** The base of an API whose addresses turned out to have no slash at their end. */
let bareBase: string | undefined;

/** Browsers hide where a redirect leads to, and make its status 0. */
const isRedirect = ({ ok, status }: BufferedResponse) => !ok && status < 400;

/**
 * Asks the API, which may have its addresses without the slash that ends ours and redirect there. No redirect is ever
 * followed: it could make an order twice, or nothing of it, and take the bearer elsewhere. A read is asked for once more
 * without the slash; when that is answered, all that is sent from then on goes there at once, orders too.
 */
async function ask(endpoint: Endpoint, input: RequestInput, request: HttpRequest): Promise<BufferedResponse> {
  const base = apiConfig.base();
  const url = base + getRequestPath(endpoint, input);
  const isKnown = base === bareBase;
  const answer = await fetchResponse(isKnown ? stripTrailingSlash(url) : url, request);
  if (isKnown || !isRedirect(answer) || request.method !== 'GET') return answer;
  const second = await fetchResponse(stripTrailingSlash(url), request);
  if (isRedirect(second) || second.status === 404) return answer;
  bareBase = base;
  return second;
}

/**
 * Sends one request to the tenant's API, once, within 15 s for headers and body.
 * @throws {AppError} when no answer came, or one that is not JSON
 */
export async function sendRequest(
  endpoint: Endpoint,
  input: RequestInput,
  bearer: string | undefined,
): Promise<Reply> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(new DOMException('', 'TimeoutError')), requestTimeoutMs);
  try {
    const answer = await ask(endpoint, input, {
      method: endpoint.method,
      body: input.payload,
      bearer,
      idempotencyKey: input.idempotencyKey,
      signal: patience.signal,
    });
    const retryAfterMs = parseRetryAfter(answer.headers.get('Retry-After'), Date.now());
    return { status: answer.status, body: parseBody(answer), retryAfterMs, bearer };
  } catch (thrown) {
    throw thrown instanceof AppError ? thrown : await transportError(thrown, patience.signal);
  } finally {
    clearTimeout(timer);
  }
}

function parseBody({ status, ok, isEmpty, json }: BufferedResponse): unknown {
  if (isEmpty) return undefined;
  try {
    return json();
  } catch (cause) {
    // The body of an error page adds nothing to its status.
    if (!ok) return undefined;
    throw new AppError('broken', 'The reply is not JSON', { status, cause });
  }
}

async function transportError(cause: unknown, signal: AbortSignal): Promise<AppError> {
  if (signal.aborted) return new AppError('timeout', `timeout of ${requestTimeoutMs}ms exceeded`, { cause });
  const source = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  if (source instanceof DOMException && source.name === 'AbortError') {
    return new AppError('aborted', 'Request aborted', { cause });
  }
  // A proxy's 502 comes without headers of CORS and looks like no answer: the own host tells whose connection it is.
  if (await isHostReachable()) return new AppError('away', 'Network Error', { cause });
  // Which words fit is all that the browser's belief decides: it errs, and it may change while a call is under way.
  return new AppError(navigator.onLine === false ? 'offline' : 'network', 'Network Error', { cause });
}

export function createStatusError({ status, body, retryAfterMs }: Reply): AppError {
  const kind = status >= 400 && status < 500 ? 'rejected' : 'broken';
  const details = { status, body, ...(retryAfterMs !== undefined && { retryAfterMs }) };
  return new AppError(kind, `Request failed with status code ${status}`, details);
}

export function createContractError(cause: unknown): AppError {
  return new AppError('broken', 'The reply has another shape than the contract says', { cause });
}
