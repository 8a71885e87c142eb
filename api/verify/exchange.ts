import type { Endpoint } from '../../src/lib/contract/endpoint.ts';
import type { EndpointName } from '../../src/lib/contract/endpoints.ts';
import type { WireReply, WireRequest } from '../request.ts';

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

export interface Exchange {
  readonly name: EndpointName;
  readonly endpoint: Endpoint;
  readonly purpose: Purpose;
  readonly request: WireRequest;
  readonly reply: WireReply | undefined;
  readonly failure: string | undefined;
  readonly body: unknown;
}

export interface ApiRun {
  readonly base: URL;
  readonly site: URL;
  readonly slowMs: number;
  readonly exchanges: readonly Exchange[];
}

export type RepliedExchange = Exchange & { readonly reply: WireReply };

export const hasReply = (exchange: Exchange): exchange is RepliedExchange => exchange.reply !== undefined;

export const isOk = ({ status }: WireReply) => status >= 200 && status < 300;

export const isRedirect = (reply: WireReply | undefined) =>
  reply !== undefined && reply.status >= 300 && reply.status < 400 && reply.status !== 304;

export function getHeader({ headers }: WireReply, name: string): string | undefined {
  return headers.get(name)?.[0];
}

/** Entries of a comma-separated header, in lower case. */
export function headerValues(reply: WireReply, name: string): string[] {
  const values = reply.headers.get(name) ?? [];
  return values.flatMap((value) => value.split(',')).map((entry) => entry.trim().toLowerCase());
}

export function exchangesFor({ exchanges }: ApiRun, ...purposes: readonly Purpose[]): RepliedExchange[] {
  return exchanges.filter(hasReply).filter(({ purpose }) => purposes.includes(purpose));
}

export type Entry = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object around a list, with fields such as `next`; undefined for a bare array. */
export function readEnvelope(body: unknown): Entry | undefined {
  return isObject(body) ? body : undefined;
}

/** The object entries of a list in either form; empty for another value. */
export function readEntries(body: unknown): readonly Entry[] {
  const list = Array.isArray(body) ? body : readEnvelope(body)?.['results'];
  return Array.isArray(list) ? list.filter(isObject) : [];
}

export const isId = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');
