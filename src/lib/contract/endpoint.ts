import type * as z from 'zod/mini';
import { ignoredReply } from './wire/values.ts';

export type Method = 'GET' | 'POST' | 'PUT';

/**
 * One API call as data, for the site, the sandbox and the tests.
 *
 * - `path` is relative to the tenant's API base; `{name}` is a path parameter.
 * - `query`, `payload` and `reply` are lazy schemas: a page uses about three of thirty calls. `reply` also
 *   transforms the response.
 * - `access`: `member` calls need a signed-in member.
 *
 * By default, `endpoint` defines a member call whose reply is ignored.
 */
export interface Endpoint {
  readonly method: Method;
  readonly path: string;
  readonly access: 'public' | 'member';
  readonly query?: () => z.ZodMiniType;
  readonly payload?: () => z.ZodMiniType;
  readonly reply: () => z.ZodMiniType;
}

type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never;

export type EndpointInput<E extends Endpoint> = ([PathParameter<E['path']>] extends [never]
  ? unknown
  : { params: Readonly<Record<PathParameter<E['path']>, string>> }) &
  (E['query'] extends () => infer Query ? { query: z.input<Query> } : unknown) &
  (E['payload'] extends () => infer Payload ? { payload: z.input<Payload> } : unknown);

export type EndpointReply<E extends Endpoint> = z.output<ReturnType<E['reply']>>;

const defaults = { access: 'member', reply: ignoredReply } as const;

/** Keeps the literal types of a definition. */
export function endpoint<const E extends Pick<Endpoint, 'method' | 'path'> & Partial<Endpoint>>(
  definition: E,
) {
  return { ...defaults, ...definition } as Omit<typeof defaults, keyof E> & E;
}

/**
 * Fills percent-encoded path parameters.
 * @throws {Error} for a missing parameter: the path would address the collection
 */
export function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (!value) throw new Error(`Path parameter '${name}' is missing for '${path}'`);
    return encodeURIComponent(value);
  });
}

/** Removes the last slash of a path, also before a query. */
export function stripTrailingSlash(address: string): string {
  return address.replace(/\/(?=\?|$)/, '');
}

export interface RequestPathInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  /** Query string of a later page; replaces `query`. */
  readonly page?: string | undefined;
}

/**
 * Returns the path and query relative to the API base. Repeats an array's name; skips undefined values.
 * @throws {Error} when a path parameter is missing
 */
export function getRequestPath(endpoint: Endpoint, { params, query = {}, page }: RequestPathInput): string {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value]
        .flat()
        .filter((entry) => entry !== undefined)
        .map((entry): [string, string] => [name, String(entry)]),
    ),
  );
  const path = fillPath(endpoint.path, params);
  const text = page ?? search.toString();
  return text ? `${path}?${text}` : path;
}
