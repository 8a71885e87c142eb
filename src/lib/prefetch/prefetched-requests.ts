/**
 * Returns the mode of the browser's HTTP cache for API reads. When a page opens by Back or is restored, the default
 * mode would use replies of any age. Every other mode costs a preflight per call.
 */
export function getCacheMode(): RequestCache {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isRestoring = navigation?.type === 'back_forward' && document.readyState !== 'complete';
  return isRestoring ? 'no-cache' : 'default';
}

/** True if the URL has only the tenant's parameter, so that the list is not filtered. */
const isUnfiltered = () => [...new URLSearchParams(location.search).keys()].every((key) => key === 'client');

/**
 * Returns the API paths of the page's `data-reads`, with the id of its URL. Omits those of a
 * filtered list or an invalid id.
 */
export function getPageReads(): string[] {
  const { reads = '' } = document.documentElement.dataset;
  const [, id] = /\/([\w-]{1,64})\/?$/.exec(location.pathname) ?? [];
  return reads
    .split(' ')
    .filter((path) => path && (isUnfiltered() || !path.includes('?')) && (id || !path.includes('{id}')))
    .map((path) => path.replace('{id}', id ?? ''));
}

export type BufferedResponse = Awaited<ReturnType<typeof bufferResponse>>;

/**
 * Its `json` throws a `SyntaxError` when the body is not JSON.
 * @throws the browser's error for a lost connection
 */
export async function bufferResponse(response: Response) {
  const text = await response.text();
  const { status, ok, headers } = response;
  let body: unknown;
  const json = (): unknown => {
    body ??= JSON.parse(text);
    return body;
  };
  return { status, ok, headers, isEmpty: text === '', json };
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

/** Returns and removes a prefetched reply, because each has one consumer. */
export function consumePrefetched(
  url: string,
  bearer: string | undefined,
): Promise<BufferedResponse> | undefined {
  const fresh = getFreshRequests();
  const request = fresh.find((candidate) => candidate.url === url && candidate.bearer === bearer);
  globalThis.prefetchedRequests = fresh.filter((candidate) => candidate !== request);
  return getBuffered(request);
}

/** Returns the prefetched reply of a URL without removing it, before the app loads. */
export function peekPrefetched(url: string): Promise<BufferedResponse> | undefined {
  return getBuffered(getFreshRequests().find((request) => request.url === url));
}

export function clearPrefetched(): void {
  globalThis.prefetchedRequests = undefined;
}
