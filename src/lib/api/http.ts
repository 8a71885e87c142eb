import type { FetchOptions } from 'ofetch';
import { isHostReachable } from '../browser/reachability.ts';
import { reloadForMissingChunk } from '../browser/reload.ts';
import { longestRetryAfterMs, requestTimeoutMs } from '../config.ts';
import {
  type Endpoint,
  getRequestPath,
  type RequestPathInput,
  stripTrailingSlash,
} from '../contract/endpoint.ts';
import { AppError, type ErrorKind } from '../errors.ts';
import {
  type BufferedResponse,
  bufferResponse,
  consumePrefetched,
  getCacheMode,
} from '../prefetch/prefetched-requests.ts';

interface ApiConfig {
  /** API base URL with a trailing slash. */
  readonly base: () => string;
  /** Identity of the current session. */
  readonly session: () => unknown;
  readonly onSessionRefused: () => void;
  readonly onBroken: (endpoint: Endpoint, error: AppError) => void;
}

export let apiConfig: ApiConfig = {
  base: () => '/',
  session: () => undefined,
  onSessionRefused: () => {},
  onBroken: () => {},
};

export function provideApiConfig(config: ApiConfig): void {
  apiConfig = config;
}

const transientStatuses = [408, 502, 503, 504];
const initialDelayMs = 300;

/**
 * True for a lost connection, 408, 502 to 504, or 429 with `Retry-After`, unless `Retry-After` exceeds
 * `longestRetryAfterMs`. For reads only, because a write is never repeated.
 */
export function shouldRetry(error: unknown): boolean {
  if (!(error instanceof AppError && error.canRetry)) return false;
  const { status, retryAfterMs } = error;
  if ((retryAfterMs ?? 0) > longestRetryAfterMs) return false;
  if (error.isConnectionLost) return true;
  // An immediate retry would exceed the limit again. CORS hides `Retry-After` unless exposed.
  if (status === 429) return retryAfterMs !== undefined;
  return status !== undefined && transientStatuses.includes(status);
}

/** Exponential backoff with jitter (50 to 100 %), at least `Retry-After`, in ms. @param attempt from 0 */
export function getRetryDelayMs(attempt: number, { retryAfterMs = 0 }: AppError): number {
  return Math.max(initialDelayMs * 2 ** attempt * (0.5 + Math.random() / 2), retryAfterMs);
}

/** Parses a `Retry-After` header (seconds or an HTTP date) into ms. `now` is in ms since the epoch. */
export function parseRetryAfter(text: string | null, now: number): number | undefined {
  const value = text?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = /[a-z]/i.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

export interface RequestInput extends RequestPathInput {
  readonly payload?: Record<string, unknown>;
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

const loadLibrary = () => import('ofetch');

/** Loads the library before its first use. Never rejects. */
export const preloadHttp = () => loadLibrary().catch(() => undefined);

function rejectOnAbort<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    promise.then(resolve, reject);
  });
}

type Options = FetchOptions<'stream'>;

async function startRequest(url: string, options: Options): Promise<BufferedResponse> {
  const library = await loadLibrary().catch(reloadForMissingChunk);
  if (!library) throw new AppError('unsent', 'Network Error');
  return bufferResponse(await library.ofetch.raw(url, { ...options, cache: getCacheMode() }));
}

let baseWithoutSlash: string | undefined;

const isRedirect = ({ ok, status }: BufferedResponse) => !ok && status < 400;

/**
 * Never follows a redirect, which could repeat or drop an order or leak the bearer. Retries a redirected read
 * without the trailing slash. After a success, every request omits the slash.
 */
async function fetchFromApi(
  path: string,
  isRead: boolean,
  send: (url: string) => Promise<BufferedResponse>,
): Promise<BufferedResponse> {
  const base = apiConfig.base();
  const url = base + path;
  const hasNoSlash = base === baseWithoutSlash;
  const response = await send(hasNoSlash ? stripTrailingSlash(url) : url);
  if (hasNoSlash || !isRedirect(response) || !isRead) return response;
  const retried = await send(stripTrailingSlash(url));
  if (isRedirect(retried) || retried.status === 404) return response;
  baseWithoutSlash = base;
  return retried;
}

/**
 * Sends one request, or takes the prefetched reply, with a limit of 15 s for headers and body.
 * @throws {AppError} without a reply, or if the body is not JSON
 */
export async function sendRequest(
  endpoint: Endpoint,
  input: RequestInput,
  bearer: string | undefined,
): Promise<Reply> {
  const { method } = endpoint;
  const { payload, idempotencyKey } = input;
  const timeout = new AbortController();
  const { signal } = timeout;
  const timer = setTimeout(() => timeout.abort(new DOMException('', 'TimeoutError')), requestTimeoutMs);
  const options: Options = {
    method,
    ...(payload && { body: payload }),
    headers: {
      ...(bearer && { Authorization: `Bearer ${bearer}` }),
      ...(idempotencyKey && { 'Idempotency-Key': `"${idempotencyKey}"` }),
    },
    signal,
    responseType: 'stream',
    ignoreResponseError: true,
    retry: 0,
    credentials: 'omit',
    redirect: 'manual',
  };
  const send = (url: string) => {
    const prefetched = method === 'GET' ? consumePrefetched(url, bearer) : undefined;
    return rejectOnAbort(prefetched ?? startRequest(url, options), signal);
  };
  try {
    const response = await fetchFromApi(getRequestPath(endpoint, input), method === 'GET', send);
    const retryAfterMs = parseRetryAfter(response.headers.get('Retry-After'), Date.now());
    return { status: response.status, body: parseBody(response), retryAfterMs, bearer };
  } catch (error) {
    throw error instanceof AppError ? error : await createTransportError(error, signal);
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

export function createStatusError(
  { status, body, retryAfterMs }: Reply,
  kind: ErrorKind = status >= 400 && status < 500 ? 'rejected' : 'broken',
): AppError {
  const details = { status, body, ...(retryAfterMs !== undefined && { retryAfterMs }) };
  return new AppError(kind, `Request failed with status code ${status}`, details);
}

export function createContractError(cause: unknown): AppError {
  return new AppError('broken', 'The reply has another shape than the contract says', { cause });
}
