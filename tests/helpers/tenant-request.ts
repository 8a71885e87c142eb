import { type IncomingHttpHeaders, request } from 'node:http';

export interface TenantRequest {
  readonly method?: string;
  /** Sent as JSON unless it is a string. */
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TenantReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly body: unknown;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function headersOf(host: string, { token, body, headers }: TenantRequest): Record<string, string> {
  return {
    Host: host,
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...headers,
  };
}

/**
 * Sets a tenant's `Host` header, because only browsers resolve *.localhost.
 * @param host such as `ciu.praxis.localhost:8787`
 * @throws {Error} on a connection failure
 */
export function requestTenant(
  port: number,
  host: string,
  path: string,
  options: TenantRequest = {},
): Promise<TenantReply> {
  const { promise, resolve, reject } = Promise.withResolvers<TenantReply>();
  const { method = 'GET', body } = options;
  const headers = headersOf(host, options);
  const outgoing = request({ host: '127.0.0.1', port, path, method, headers }, async (incoming) => {
    try {
      const text = Buffer.concat(await incoming.toArray()).toString();
      resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text, body: parseJson(text) });
    } catch (error) {
      reject(error);
    }
  });
  outgoing.on('error', reject);
  outgoing.end(typeof body === 'string' || body === undefined ? body : JSON.stringify(body));
  return promise;
}
