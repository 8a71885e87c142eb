import type * as z from 'zod/mini';

/** The two verbs that read or write; `DELETE` and `PATCH` do not occur in the API. */
export type Method = 'GET' | 'POST' | 'PUT';

/**
 * One call of the API as data. The site sends it, the sandbox answers it and the tests enumerate it.
 *
 * - `path` is relative to the API base of the tenant; `{name}` stands for a path parameter.
 * - `query` and `payload` describe what is sent, `reply` what comes back (and turns it into the app's own shapes). Each
 *   makes its schema when it is first asked for, once: a page uses three of thirty calls, and making all their schemas
 *   would hold a slow phone up before its first view.
 * - `access`: `member` calls need a signed-in member, `public` ones do not.
 */
export interface Endpoint {
  readonly method: Method;
  readonly path: string;
  readonly access: 'public' | 'member';
  readonly query?: () => z.ZodMiniType;
  readonly payload?: () => z.ZodMiniType;
  readonly reply: () => z.ZodMiniType;
}

/** The names between braces in a path: `'draws/{id}/'` gives `'id'`. */
type PathParameter<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never;

/** What a caller passes for an endpoint: path parameters, query and payload, each only where the endpoint has it. */
export type EndpointInput<E extends Endpoint> = ([PathParameter<E['path']>] extends [never]
  ? unknown
  : { params: Readonly<Record<PathParameter<E['path']>, string>> }) &
  (E['query'] extends () => infer Query ? { query: z.input<Query> } : unknown) &
  (E['payload'] extends () => infer Payload ? { payload: z.input<Payload> } : unknown);

/** What a caller gets back from an endpoint, already parsed. */
export type EndpointReply<E extends Endpoint> = z.output<ReturnType<E['reply']>>;

/** Declares an endpoint and keeps its literal types. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

/**
 * Fills the path parameters of an endpoint, each percent-encoded.
 * @throws {Error} when a parameter is missing or empty, so that no call can hit the collection by accident
 */
export function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (!value) throw new Error(`Path parameter '${name}' is missing for '${path}'`);
    return encodeURIComponent(value);
  });
}

/** An address without the slash at the end of its path, as some APIs have theirs. */
export function stripTrailingSlash(address: string): string {
  return address.replace(/\/(?=\?|$)/, '');
}

export interface RequestPathInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  /** The whole query text of a later page of a list, as the API gave it; stands in place of `query`. */
  readonly page?: string | undefined;
}

/**
 * An endpoint's address below the API's base, path parameters and query filled in; a list in the query repeats its
 * name, and what is undefined is left out.
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
