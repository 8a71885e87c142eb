import { lazy } from '../contract/wire/lazy.ts';
import { getCacheMode } from './cache-mode.ts';

export interface BufferedResponse {
  readonly status: number;
  readonly ok: boolean;
  readonly headers: Headers;
  readonly isEmpty: boolean;
  /** @throws {SyntaxError} when the body is not JSON */
  readonly json: () => unknown;
}

/** @throws the browser's error for a lost connection */
export async function bufferResponse(response: Response): Promise<BufferedResponse> {
  const text = await response.text();
  const parsed = lazy(() => ({ body: JSON.parse(text) as unknown }));
  const { status, ok, headers } = response;
  return { status, ok, headers, isEmpty: text === '', json: () => parsed().body };
}

interface PrefetchedRequest {
  readonly url: string;
  readonly bearer: string | undefined;
  readonly response: Promise<Response>;
  readonly at: number;
  buffered?: Promise<BufferedResponse>;
}

declare global {
  var prefetchedRequests: PrefetchedRequest[] | undefined;
}

/** Sends a read before the app has loaded. */
export function sendPrefetch(url: string, bearer: string | undefined): PrefetchedRequest {
  const response = fetch(url, {
    headers: bearer ? { Authorization: `Bearer ${bearer}` } : {},
    credentials: 'omit',
    redirect: 'manual',
    cache: getCacheMode(),
  });
  response.catch(() => {});
  return { url, bearer, response, at: performance.now() };
}

const maxAgeMs = 60_000;

const getFreshRequests = () =>
  (globalThis.prefetchedRequests ?? []).filter(({ at }) => performance.now() - at < maxAgeMs);

function getBuffered(request: PrefetchedRequest | undefined): Promise<BufferedResponse> | undefined {
  if (request) request.buffered ??= request.response.then(bufferResponse);
  return request?.buffered;
}

/** Returns and removes a prefetched reply: each has one consumer. */
export function consumePrefetched(
  url: string,
  bearer: string | undefined,
): Promise<BufferedResponse> | undefined {
  const request = getFreshRequests().find(
    (candidate) => candidate.url === url && candidate.bearer === bearer,
  );
  if (request)
    globalThis.prefetchedRequests = getFreshRequests().filter((candidate) => candidate !== request);
  return getBuffered(request);
}

/** Returns the prefetched reply of an address, before the app loads. It stays for the app. */
export function peekPrefetched(url: string): Promise<BufferedResponse> | undefined {
  return getBuffered(getFreshRequests().find((request) => request.url === url));
}

export function clearPrefetched(): void {
  globalThis.prefetchedRequests = undefined;
}
