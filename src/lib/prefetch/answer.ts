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
