import { lazy } from '../contract/wire/lazy.ts';

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

/** Read sent by layouts/head/prefetch.js. */
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

/** Returns the prefetched reply of a path without parameters, before the app loads. */
export function peekPrefetched(path: string): Promise<BufferedResponse> | undefined {
  return getBuffered(getFreshRequests().find(({ url }) => url.includes(`/${path}`)));
}

export function clearPrefetched(): void {
  globalThis.prefetchedRequests = undefined;
}
