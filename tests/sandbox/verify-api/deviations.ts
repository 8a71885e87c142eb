import type { RuleName } from '../../../api/verify/rules.ts';
import type { Deviation, ProxiedReply, ProxiedRequest } from './proxy.ts';

/** A deviation with the rules that report it, and one call of theirs. */
export interface DeviationCase {
  readonly title: string;
  readonly call: string;
  readonly rules: readonly RuleName[];
  readonly deviate: Deviation;
}

export function createDeviationCase(
  title: string,
  call: string,
  rules: RuleName | readonly RuleName[],
  deviate: Deviation,
): DeviationCase {
  return { title, call, rules: [rules].flat() as readonly RuleName[], deviate };
}

/** Limits a deviation to matching requests, without preflights. */
export function when(fits: (asked: ProxiedRequest) => boolean, deviate: Deviation): Deviation {
  return (asked, answer) => (asked.method !== 'OPTIONS' && fits(asked) ? deviate(asked, answer) : answer);
}

export const at = (call: string, deviate: Deviation): Deviation =>
  when((asked) => asked.call === call, deviate);

export const preflights =
  (deviate: Deviation): Deviation =>
  (asked, answer) =>
    asked.method === 'OPTIONS' ? deviate(asked, answer) : answer;

// biome-ignore lint/suspicious/noExplicitAny: what is changed here is JSON of any shape, to any other
type Json = any;

/** Changes or replaces the body of successful replies. */
export function body(change: (body: Json) => unknown): Deviation {
  return (_, answer) => {
    if (answer.status >= 300) return answer;
    const value: Json = JSON.parse(answer.body);
    const changed = change(value);
    return { ...answer, body: JSON.stringify(changed === undefined ? value : changed) };
  };
}

export const put =
  (values: object | ((object: Json) => object)) =>
  (object: Json): void =>
    void Object.assign(object, typeof values === 'function' ? values(object) : values);

export const entries = (change: (entry: Json, index: number) => void): Deviation =>
  body((list) => {
    (list.results ?? list).forEach(change);
  });

/** Sets headers; undefined removes one. */
export function headers(
  changes: Readonly<Record<string, string | readonly string[] | undefined>>,
): Deviation {
  return (_, answer) => {
    const all = { ...answer.headers, ...changes };
    const kept = Object.entries(all).filter(([, value]) => value !== undefined);
    return { ...answer, headers: Object.fromEntries(kept) as ProxiedReply['headers'] };
  };
}

/** Replaces the reply; content other than text is sent as JSON. */
export function replaceReply(
  status: number,
  content: unknown = {},
  more: ProxiedReply['headers'] = {},
): Deviation {
  const text = typeof content === 'string';
  const type = text ? 'text/html' : 'application/json';
  return (_, answer) => ({
    status,
    headers: { ...answer.headers, 'content-type': type, ...more },
    body: text ? content : JSON.stringify(content),
    isCompressed: false,
  });
}

/** Applies two deviations in order. */
export function both(first: Deviation, second: Deviation): Deviation {
  return async (asked, answer) => {
    const between = await first(asked, answer);
    return between && second(asked, between);
  };
}
