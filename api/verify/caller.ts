import { type Endpoint, getRequestPath, stripTrailingSlash } from '../../src/lib/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../src/lib/contract/endpoints.ts';
import { sendRequest, type WireReply, type WireRequest } from '../request.ts';
import { type Exchange, isRedirect, type Purpose } from './exchange.ts';

export interface CallOptions {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly payload?: Readonly<Record<string, unknown>>;
  readonly bearer?: string | undefined;
}

interface Target {
  readonly base: URL;
  readonly site: URL;
  readonly timeoutMs: number;
}

function findEndpoint(name: EndpointName): Endpoint {
  const [, endpoint] = endpoints.find(([each]) => each === name) ?? [];
  if (!endpoint) throw new Error(`There is no call '${name}'.`);
  return endpoint;
}

/** Parses as the site does: 204 counts as an empty list. */
function parseBody({ status, text }: WireReply): unknown {
  if (status === 204) return [];
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function formatReason(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException;
  return message || code || 'the connection broke';
}

export class Caller {
  readonly exchanges: Exchange[] = [];
  readonly #target: Target;
  /** True for an API without trailing slashes. */
  #isBare = false;

  constructor(target: Target) {
    this.#target = target;
  }

  /**
   * Repeats a redirected read without the trailing slash, as the site does.
   * @returns the exchange, of any outcome
   */
  async ask(name: EndpointName, purpose: Purpose, options: CallOptions = {}): Promise<Exchange> {
    const endpoint = findEndpoint(name);
    const { bearer, payload } = options;
    const address = getRequestPath(endpoint, options);
    const withoutSlash = stripTrailingSlash(address);
    const send = (path: string) =>
      this.#send(name, purpose, {
        method: endpoint.method,
        url: this.#target.base.href + path,
        headers: {
          ...(bearer !== undefined && { Authorization: `Bearer ${bearer}` }),
          ...(payload && { 'Content-Type': 'application/json' }),
        },
        body: payload && JSON.stringify(payload),
      });
    const first = await send(this.#isBare ? withoutSlash : address);
    this.exchanges.push(first);
    if (this.#isBare || endpoint.method !== 'GET' || !isRedirect(first.reply)) return first;
    const second = await send(withoutSlash);
    if (!second.reply || isRedirect(second.reply) || second.reply.status === 404) return first;
    this.#isBare = true;
    this.exchanges.splice(-1, 1, { ...first, purpose: 'read with the slash' }, second);
    return second;
  }

  /** @param headers in alphabetical order, as browsers send them */
  async preflight(name: EndpointName, purpose: Purpose, headers: readonly string[]): Promise<void> {
    const endpoint = findEndpoint(name);
    const path = this.#isBare ? stripTrailingSlash(endpoint.path) : endpoint.path;
    const exchange = await this.#send(name, purpose, {
      method: 'OPTIONS',
      url: this.#target.base.href + path,
      headers: {
        'Access-Control-Request-Method': endpoint.method,
        'Access-Control-Request-Headers': headers.join(','),
      },
    });
    this.exchanges.push(exchange);
  }

  async #send(name: EndpointName, purpose: Purpose, input: WireRequest): Promise<Exchange> {
    const common = {
      Origin: this.#target.site.origin,
      Accept: 'application/json',
      'Accept-Encoding': 'gzip, br',
    };
    const request = { ...input, headers: { ...common, ...input.headers } };
    const exchange = { name, endpoint: findEndpoint(name), purpose, request };
    return sendRequest(request, this.#target.timeoutMs).then(
      (reply) => ({ ...exchange, reply, failure: undefined, body: parseBody(reply) }),
      (error: unknown) => ({ ...exchange, reply: undefined, failure: formatReason(error), body: undefined }),
    );
  }
}
