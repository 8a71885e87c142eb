import { lazy } from '../contract/wire/lazy.ts';

/** An answer of the API, whatever its status, read to its end. */
export interface BufferedResponse {
  readonly status: number;
  readonly ok: boolean;
  readonly headers: Headers;
  readonly isEmpty: boolean;
  /** The body, parsed once for all who ask. @throws {SyntaxError} when it is not JSON */
  readonly json: () => unknown;
}

/** Reads a response to its end. @throws what the browser throws for a lost connection */
export async function bufferResponse(response: Response): Promise<BufferedResponse> {
  const text = await response.text();
  const parsed = lazy(() => ({ body: JSON.parse(text) as unknown }));
  const { status, ok, headers } = response;
  return { status, ok, headers, isEmpty: text === '', json: () => parsed().body };
}

/** A read that the page's head has sent already (layouts/head/prefetch.js). */
interface PrefetchedRequest {
  readonly url: string;
  readonly bearer: string | undefined;
  readonly response: Promise<Response>;
  /** When it was sent, by `performance.now()`. */
  readonly at: number;
  buffered?: Promise<BufferedResponse>;
}

declare global {
  var prefetchedRequests: PrefetchedRequest[] | undefined;
}

/** So long an answer may wait for whoever asks, in ms: a screen that comes much later wants to know what is so by then. */
const freshMs = 60_000;

const reads = () =>
  (globalThis.prefetchedRequests ?? []).filter(({ at }) => performance.now() - at < freshMs);

function answerTo(read: PrefetchedRequest | undefined): Promise<BufferedResponse> | undefined {
  if (read) read.buffered ??= read.response.then(bufferResponse);
  return read?.buffered;
}

/** The answer to a read that is under way since before the app was there; each is handed over once. */
export function consumePrefetched(
  url: string,
  bearer: string | undefined,
): Promise<BufferedResponse> | undefined {
  const taken = reads().find((read) => read.url === url && read.bearer === bearer);
  if (taken) globalThis.prefetchedRequests = reads().filter((read) => read !== taken);
  return answerTo(taken);
}

/** The answer to the early read of a path without parameters, for what is shown before the app is there. */
export function peekPrefetched(path: string): Promise<BufferedResponse> | undefined {
  return answerTo(reads().find(({ url }) => url.includes(`/${path}`)));
}

/** Drops the answers that nobody asked for. */
export function clearPrefetched(): void {
  globalThis.prefetchedRequests = undefined;
}
