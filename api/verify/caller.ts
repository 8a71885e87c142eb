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

interface Place {
  readonly base: URL;
  readonly site: URL;
  readonly timeoutMs: number;
}

function endpointOf(name: EndpointName): Endpoint {
  const [, endpoint] = endpoints.find(([each]) => each === name) ?? [];
  if (!endpoint) throw new Error(`There is no call '${name}'.`);
  return endpoint;
}

/** Parses as the site does: 204 counts as an empty list. */
function parsed({ status, text }: WireReply): unknown {
  if (status === 204) return [];
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function reasonOf(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException;
  return message || code || 'the connection broke';
}

export class Caller {
  readonly exchanges: Exchange[] = [];
  readonly #place: Place;
  /** True for an API without trailing slashes. */
  #isBare = false;

  constructor(place: Place) {
    this.#place = place;
  }

  /**
   * Makes a call. A redirected read is repeated without the trailing slash, as the site does.
   * @returns the exchange, of any outcome
   */
  async ask(name: EndpointName, purpose: Purpose, given: CallOptions = {}): Promise<Exchange> {
    const endpoint = endpointOf(name);
    const { bearer, payload } = given;
    const address = getRequestPath(endpoint, given);
    const bare = stripTrailingSlash(address);
    const send = (at: string) =>
      this.#send(name, purpose, {
        method: endpoint.method,
        url: this.#place.base.href + at,
        headers: {
          ...(bearer !== undefined && { Authorization: `Bearer ${bearer}` }),
          ...(payload && { 'Content-Type': 'application/json' }),
        },
        body: payload && JSON.stringify(payload),
      });
    const first = await send(this.#isBare ? bare : address);
    this.exchanges.push(first);
    if (this.#isBare || endpoint.method !== 'GET' || !isRedirect(first.reply)) return first;
    const second = await send(bare);
    if (!second.reply || isRedirect(second.reply) || second.reply.status === 404) return first;
    this.#isBare = true;
    this.exchanges.splice(-1, 1, { ...first, purpose: 'read with the slash' }, second);
    return second;
  }

  /** Sends a preflight as browsers do. @param headers in alphabetical order */
  async preflight(name: EndpointName, purpose: Purpose, headers: readonly string[]): Promise<void> {
    const endpoint = endpointOf(name);
    const path = this.#isBare ? stripTrailingSlash(endpoint.path) : endpoint.path;
    const exchange = await this.#send(name, purpose, {
      method: 'OPTIONS',
      url: this.#place.base.href + path,
      headers: {
        'Access-Control-Request-Method': endpoint.method,
        'Access-Control-Request-Headers': headers.join(','),
      },
    });
    this.exchanges.push(exchange);
  }

  async #send(name: EndpointName, purpose: Purpose, asked: WireRequest): Promise<Exchange> {
    const common = {
      Origin: this.#place.site.origin,
      Accept: 'application/json',
      'Accept-Encoding': 'gzip, br',
    };
    const request = { ...asked, headers: { ...common, ...asked.headers } };
    const told = { name, endpoint: endpointOf(name), purpose, request };
    return sendRequest(request, this.#place.timeoutMs).then(
      (reply) => ({ ...told, reply, failure: undefined, body: parsed(reply) }),
      (error: unknown) => ({ ...told, reply: undefined, failure: reasonOf(error), body: undefined }),
    );
  }
}
