import type { Endpoint } from '../../src/lib/contract/endpoint.ts';
import type { EndpointName } from '../../src/lib/contract/endpoints.ts';
import type { WireAnswer, WireRequest } from '../request.ts';

/** Why a request was made; what is right for one would be wrong for another. */
export type Purpose =
  | 'read'
  | 'read as a visitor'
  | 'read with the slash'
  | 'preflight'
  | 'sign in'
  | 'wrong password'
  | 'stale token'
  | 'no token'
  | 'unknown id'
  | 'every draw by price'
  | 'search for nothing'
  | 'unknown reset token'
  | 'known email'
  | 'refresh'
  | 'read after the refresh'
  | 'refresh again'
  | 'unknown refresh token'
  | 'write'
  | 'read after the write';

/** One request and what came of it. */
export interface Exchange {
  readonly name: EndpointName;
  readonly endpoint: Endpoint;
  readonly purpose: Purpose;
  readonly request: WireRequest;
  /** Undefined when none came. */
  readonly answer: WireAnswer | undefined;
  /** Why no answer came. */
  readonly failure: string | undefined;
  /** The parsed body; undefined when it is empty or no JSON. */
  readonly body: unknown;
}

/** What was asked and answered, in order, and where. */
export interface Walked {
  /** With a slash at its end. */
  readonly base: URL;
  /** Origin of the club's site, as browsers name it. */
  readonly site: URL;
  /** An answer that takes longer counts as slow. */
  readonly slowMs: number;
  readonly exchanges: readonly Exchange[];
}

/** An exchange that was answered. */
export type Answered = Exchange & { readonly answer: WireAnswer };

export const isAnswered = (exchange: Exchange): exchange is Answered => exchange.answer !== undefined;

export const isOk = ({ status }: WireAnswer) => status >= 200 && status < 300;

export const isRedirect = (answer: WireAnswer | undefined) =>
  answer !== undefined && answer.status >= 300 && answer.status < 400 && answer.status !== 304;

/** The first value of a header. */
export function headerOf({ headers }: WireAnswer, name: string): string | undefined {
  return headers.get(name)?.[0];
}

/** The entries of a comma-separated header, in lower case. */
export function listedIn(answer: WireAnswer, name: string): string[] {
  const values = answer.headers.get(name) ?? [];
  return values.flatMap((value) => value.split(',')).map((entry) => entry.trim().toLowerCase());
}

/** The answered exchanges that were made for one of these purposes. */
export function madeFor({ exchanges }: Walked, ...purposes: readonly Purpose[]): Answered[] {
  return exchanges.filter(isAnswered).filter(({ purpose }) => purposes.includes(purpose));
}
