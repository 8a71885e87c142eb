import { isHostReachable } from '../browser/reachability.ts';
import { requestTimeoutMs } from '../config.ts';
import { type Endpoint, getRequestPath, stripTrailingSlash } from '../contract/endpoint.ts';
import { AppError } from '../errors.ts';
import type { BufferedResponse } from '../prefetch/prefetched-requests.ts';
import { apiConfig } from './api-config.ts';
import { fetchResponse, type HttpRequest } from './http.ts';
import { parseRetryAfter } from './retry.ts';

export interface RequestInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Record<string, unknown>;
  readonly payload?: Record<string, unknown>;
  /** Query string of a later page; replaces `query`. */
  readonly page?: string | undefined;
  readonly idempotencyKey?: string | undefined;
}

export interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly retryAfterMs: number | undefined;
  readonly bearer: string | undefined;
}

/** @throws {AppError} `rejected` or `broken` for a status other than 2xx */
export function requireOk(reply: Reply): Reply {
  if (reply.status >= 200 && reply.status < 300) return reply;
  throw createStatusError(reply);
}

let baseWithoutSlash: string | undefined;

const isRedirect = ({ ok, status }: BufferedResponse) => !ok && status < 400;

/**
 * Never follows a redirect, which could repeat or drop an order or leak the bearer. Retries a redirected read
 * without the trailing slash. After a success, every request omits the slash.
 */
async function fetchFromApi(
  endpoint: Endpoint,
  input: RequestInput,
  request: HttpRequest,
): Promise<BufferedResponse> {
  const base = apiConfig.base();
  const url = base + getRequestPath(endpoint, input);
  const hasNoSlash = base === baseWithoutSlash;
  const response = await fetchResponse(hasNoSlash ? stripTrailingSlash(url) : url, request);
  if (hasNoSlash || !isRedirect(response) || request.method !== 'GET') return response;
  const retried = await fetchResponse(stripTrailingSlash(url), request);
  if (isRedirect(retried) || retried.status === 404) return response;
  baseWithoutSlash = base;
  return retried;
}

/**
 * Sends one request, with a limit of 15 s for headers and body.
 * @throws {AppError} without a reply, or when its body is not JSON
 */
export async function sendRequest(
  endpoint: Endpoint,
  input: RequestInput,
  bearer: string | undefined,
): Promise<Reply> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(new DOMException('', 'TimeoutError')), requestTimeoutMs);
  try {
    const response = await fetchFromApi(endpoint, input, {
      method: endpoint.method,
      body: input.payload,
      bearer,
      idempotencyKey: input.idempotencyKey,
      signal: timeout.signal,
    });
    const retryAfterMs = parseRetryAfter(response.headers.get('Retry-After'), Date.now());
    return { status: response.status, body: parseBody(response), retryAfterMs, bearer };
  } catch (error) {
    throw error instanceof AppError ? error : await createTransportError(error, timeout.signal);
  } finally {
    clearTimeout(timer);
  }
}

function parseBody({ status, ok, isEmpty, json }: BufferedResponse): unknown {
  if (isEmpty) return undefined;
  try {
    return json();
  } catch (cause) {
    if (!ok) return undefined;
    throw new AppError('broken', 'The reply is not JSON', { status, cause });
  }
}

async function createTransportError(cause: unknown, signal: AbortSignal): Promise<AppError> {
  if (signal.aborted) return new AppError('timeout', `timeout of ${requestTimeoutMs}ms exceeded`, { cause });
  const source = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  if (source instanceof DOMException && source.name === 'AbortError') {
    return new AppError('aborted', 'Request aborted', { cause });
  }
  // A proxy's 502 without CORS headers looks like no reply. A reachable host proves the member's connection.
  if (await isHostReachable()) return new AppError('away', 'Network Error', { cause });
  // `navigator.onLine` is unreliable and selects only the wording.
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
