import type { Endpoint } from '../../src/lib/contract/endpoint.ts';
import type { EndpointName } from '../../src/lib/contract/endpoints.ts';
import type { WireReply, WireRequest } from '../request.ts';

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
  readonly reply: WireReply | undefined;
  /** Why no answer came. */
  readonly failure: string | undefined;
  /** The parsed body; undefined when it is empty or no JSON. */
  readonly body: unknown;
}

/** What was asked and answered, in order, and where. */
export interface ApiRun {
  /** With a slash at its end. */
  readonly base: URL;
  /** Origin of the club's site, as browsers name it. */
  readonly site: URL;
  /** An answer that takes longer counts as slow. */
  readonly slowMs: number;
  readonly exchanges: readonly Exchange[];
}

/** An exchange that was answered. */
export type RepliedExchange = Exchange & { readonly reply: WireReply };

export const hasReply = (exchange: Exchange): exchange is RepliedExchange => exchange.reply !== undefined;

export const isOk = ({ status }: WireReply) => status >= 200 && status < 300;

export const isRedirect = (answer: WireReply | undefined) =>
  answer !== undefined && answer.status >= 300 && answer.status < 400 && answer.status !== 304;

/** The first value of a header. */
export function headerOf({ headers }: WireReply, name: string): string | undefined {
  return headers.get(name)?.[0];
}

/** The entries of a comma-separated header, in lower case. */
export function headerValues(answer: WireReply, name: string): string[] {
  const values = answer.headers.get(name) ?? [];
  return values.flatMap((value) => value.split(',')).map((entry) => entry.trim().toLowerCase());
}

/** The answered exchanges that were made for one of these purposes. */
export function exchangesFor({ exchanges }: ApiRun, ...purposes: readonly Purpose[]): RepliedExchange[] {
  return exchanges.filter(hasReply).filter(({ purpose }) => purposes.includes(purpose));
}

/** An entry of a list as it came, loosely typed: it may be anything. */
export type Entry = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands around a list's entries, such as `next`; undefined for a bare array. */
export function envelopeOf(body: unknown): Entry | undefined {
  return isObject(body) ? body : undefined;
}

/** The entries of a list, in either form; none when it is no list. */
export function entriesOf(body: unknown): readonly Entry[] {
  const list = Array.isArray(body) ? body : envelopeOf(body)?.['results'];
  return Array.isArray(list) ? list.filter(isObject) : [];
}

/** What can be the id of something. */
export const isId = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');
