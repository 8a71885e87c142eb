import type { RuleName } from '../../../api/verify/rules.ts';
import type { Deviation, ProxiedReply, ProxiedRequest } from './proxy.ts';

export const tenant = 'GET clients/current/';
export const tenants = 'GET users/clients/';
export const draw = 'GET draws/{id}/';
export const draws = 'GET draws/public/';
export const member = 'GET users/me/';
export const notifications = 'GET notifications/me/';
export const signIn = 'POST users/sign_in/';
export const subscriptions = 'GET subscriptions/';
export const support = 'GET support-tickets/me/';
export const tickets = 'GET tickets/me/';
export const transactions = 'GET transactions/me/';

/** A deviation with the rules that report it, and one call of theirs. */
export interface DeviationCase {
  readonly title: string;
  readonly call: string;
  readonly rules: readonly RuleName[];
  readonly deviate: Deviation;
}

type Row = readonly [title: string, call: string, rules: RuleName | readonly RuleName[], deviate: Deviation];

/** Deviations of any call, of which `call` is one. */
export const casesOf = (rows: readonly Row[]): DeviationCase[] =>
  rows.map(([title, call, rules, deviate]) => ({
    title,
    call,
    rules: [rules].flat() as RuleName[],
    deviate,
  }));

/** Deviations of `call` alone. */
export const casesAt = (rows: readonly Row[]): DeviationCase[] =>
  casesOf(rows).map((each) => ({ ...each, deviate: at(each.call, each.deviate) }));

/** Limits a deviation to matching requests, without preflights. */
export function when(isMatch: (request: ProxiedRequest) => boolean, deviate: Deviation): Deviation {
  return (request, reply) =>
    request.method !== 'OPTIONS' && isMatch(request) ? deviate(request, reply) : reply;
}

export const at = (call: string, deviate: Deviation): Deviation =>
  when((request) => request.call === call, deviate);

export const preflights =
  (deviate: Deviation): Deviation =>
  (request, reply) =>
    request.method === 'OPTIONS' ? deviate(request, reply) : reply;

// biome-ignore lint/suspicious/noExplicitAny: JSON of any shape
type Json = any;

/** Changes or replaces the body of successful replies. */
export function body(change: (body: Json) => unknown): Deviation {
  return (_, reply) => {
    if (reply.status >= 300) return reply;
    const value: Json = JSON.parse(reply.body);
    const changed = change(value);
    return { ...reply, body: JSON.stringify(changed === undefined ? value : changed) };
  };
}

export const put =
  (values: object | ((object: Json, index: number) => object)) =>
  (object: Json, index = 0): void =>
    void Object.assign(object, typeof values === 'function' ? values(object, index) : values);

export const entries = (change: (entry: Json, index: number) => void): Deviation =>
  body((list) => {
    (list.results ?? list).forEach(change);
  });

/** Sets headers; undefined removes one. */
export function headers(
  changes: Readonly<Record<string, string | readonly string[] | undefined>>,
): Deviation {
  return (_, reply) => {
    const all = { ...reply.headers, ...changes };
    const present = Object.entries(all).filter(([, value]) => value !== undefined);
    return { ...reply, headers: Object.fromEntries(present) as ProxiedReply['headers'] };
  };
}

/** Replaces the reply; content other than text is sent as JSON. */
export function reply(
  status: number,
  content: unknown = {},
  extraHeaders: ProxiedReply['headers'] = {},
): Deviation {
  const isText = typeof content === 'string';
  const type = isText ? 'text/html' : 'application/json';
  return (_, { headers: given }) => ({
    status,
    headers: { ...given, 'content-type': type, ...extraHeaders },
    body: isText ? content : JSON.stringify(content),
    isCompressed: false,
  });
}

/** Limits a deviation to replies of this status. */
export const onStatus =
  (status: number, deviate: Deviation): Deviation =>
  (request, given) =>
    given.status === status ? deviate(request, given) : given;

export function both(first: Deviation, second: Deviation): Deviation {
  return async (request, reply) => {
    const changedOnce = await first(request, reply);
    return changedOnce && second(request, changedOnce);
  };
}
