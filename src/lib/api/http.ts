import { loadModule } from '../browser/lazy-module.ts';
import type { Method } from '../contract/endpoint.ts';
import { AppError } from '../errors.ts';
import { type BufferedResponse, bufferResponse, consumePrefetched } from '../prefetch/prefetched-requests.ts';

export interface HttpRequest {
  readonly method: Method;
  /** Sent as JSON. */
  readonly body?: Record<string, unknown> | undefined;
  readonly bearer: string | undefined;
  /** The same on every sending of one intention. */
  readonly idempotencyKey?: string | undefined;
  /** Ends waiting for headers and for the text alike. */
  readonly signal: AbortSignal;
}

/** What the page's head has begun knows no signal of ours. */
function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    promise.then(resolve, reject);
  });
}

async function begin(
  url: string,
  { method, body, bearer, idempotencyKey, signal }: HttpRequest,
): Promise<Response> {
  const library = await loadModule(() => import('ofetch'));
  // Without the library nothing has been sent.
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
    // After Back a browser would answer from its own cache, however old that is.
    cache: 'no-cache',
    redirect: 'manual',
  });
}

/**
 * Sends one request, once, or takes over the same one from the page's head.
 * @throws what the browser throws for a lost connection, and the signal's reason
 */
export async function fetchResponse(url: string, request: HttpRequest): Promise<BufferedResponse> {
  const { method, bearer, signal } = request;
  const early = method === 'GET' ? consumePrefetched(url, bearer) : undefined;
  return unlessAborted(early ?? begin(url, request).then(bufferResponse), signal);
}

/** Loads the library ahead. */
export function preloadHttp(): void {
  import('ofetch').catch(() => {});
}
