import { addressOf, type Endpoint } from '../../src/lib/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../src/lib/contract/endpoints.ts';
import { sendOnWire, type WireRequest } from '../request.ts';
import type { Exchange, Purpose } from './exchange.ts';

/** What a call is made with. */
export interface Given {
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

function parsed(text: string): unknown {
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

/** Makes calls as a page of the club's site would, and keeps what came of each. */
export class Caller {
  readonly exchanges: Exchange[] = [];
  readonly #place: Place;

  constructor(place: Place) {
    this.#place = place;
  }

  /** Makes a call. @returns what came of it, whatever that is */
  ask(name: EndpointName, purpose: Purpose, given: Given = {}): Promise<Exchange> {
    const endpoint = endpointOf(name);
    const { bearer, payload } = given;
    return this.#send(name, purpose, {
      method: endpoint.method,
      url: this.#place.base.href + addressOf(endpoint, given),
      headers: {
        ...(bearer !== undefined && { Authorization: `Bearer ${bearer}` }),
        ...(payload && { 'Content-Type': 'application/json' }),
      },
      body: payload && JSON.stringify(payload),
    });
  }

  /** Asks, as browsers do of themselves, whether a call may be made. @param headers in the order of the alphabet */
  preflight(name: EndpointName, purpose: Purpose, headers: readonly string[]): Promise<Exchange> {
    const endpoint = endpointOf(name);
    return this.#send(name, purpose, {
      method: 'OPTIONS',
      url: this.#place.base.href + endpoint.path,
      headers: {
        'Access-Control-Request-Method': endpoint.method,
        'Access-Control-Request-Headers': headers.join(','),
      },
    });
  }

  async #send(name: EndpointName, purpose: Purpose, asked: WireRequest): Promise<Exchange> {
    const common = {
      Origin: this.#place.site.origin,
      Accept: 'application/json',
      'Accept-Encoding': 'gzip, br',
    };
    const request = { ...asked, headers: { ...common, ...asked.headers } };
    const told = { name, endpoint: endpointOf(name), purpose, request };
    const exchange: Exchange = await sendOnWire(request, this.#place.timeoutMs).then(
      (answer) => ({ ...told, answer, failure: undefined, body: parsed(answer.text) }),
      (error: unknown) => ({ ...told, answer: undefined, failure: reasonOf(error), body: undefined }),
    );
    this.exchanges.push(exchange);
    return exchange;
  }
}
