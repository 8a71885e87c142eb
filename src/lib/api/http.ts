import { reloadForMissingChunk } from '../browser/missing-chunk.ts';
import type { Method } from '../contract/endpoint.ts';
import { AppError } from '../errors.ts';
import { getCacheMode } from '../prefetch/cache-mode.ts';
import { type BufferedResponse, bufferResponse, consumePrefetched } from '../prefetch/prefetched-requests.ts';

export interface HttpRequest {
  readonly method: Method;
  readonly body?: Record<string, unknown> | undefined;
  readonly bearer: string | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly signal: AbortSignal;
}

function rejectOnAbort<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    promise.then(resolve, reject);
  });
}

const loadLibrary = () => import('ofetch');

async function startRequest(
  url: string,
  { method, body, bearer, idempotencyKey, signal }: HttpRequest,
): Promise<Response> {
  const library = await loadLibrary().catch(reloadForMissingChunk);
  if (!library) throw new AppError('unsent', 'Network Error');
  return library.ofetch.raw(url, {
    method,
    ...(body && { body }),
    headers: {
      ...(bearer && { Authorization: `Bearer ${bearer}` }),
      ...(idempotencyKey && { 'Idempotency-Key': `"${idempotencyKey}"` }),
    },
    signal,
    responseType: 'stream',
    ignoreResponseError: true,
    retry: 0,
    credentials: 'omit',
    cache: getCacheMode(),
    redirect: 'manual',
  });
}

/**
 * Sends a request, or uses the prefetched one.
 * @throws the browser's error for a lost connection, or the signal's reason
 */
export async function fetchResponse(url: string, request: HttpRequest): Promise<BufferedResponse> {
  const { method, bearer, signal } = request;
  const prefetched = method === 'GET' ? consumePrefetched(url, bearer) : undefined;
  return rejectOnAbort(prefetched ?? startRequest(url, request).then(bufferResponse), signal);
}

/** Loads ahead of use. Never rejects. */
export const preloadHttp = () => loadLibrary().catch(() => undefined);
