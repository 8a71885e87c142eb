import { lookup as resolveName } from 'node:dns';
import { type IncomingMessage, Agent as PlainAgent, request as plainRequest } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';

export interface WireRequest {
  readonly method: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

/** A reply on the wire: no redirects, caching or filtering as in a browser. */
export interface WireReply {
  readonly status: number;
  readonly headers: ReadonlyMap<string, readonly string[]>;
  readonly text: string;
  readonly bytes: number;
  readonly ms: number;
}

const unpackers: Readonly<Record<string, (packed: Buffer) => Promise<Buffer>>> = {
  gzip: promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify<Buffer, Buffer>(brotliDecompress),
};

/** Resolves *.localhost to this machine, as browsers do and many systems do not. */
const lookup: LookupFunction = (name, options, done) => {
  const local = /(?:^|\.)localhost$/.test(name);
  resolveName(local ? '127.0.0.1' : name, options, done);
};

const plainAgent = new PlainAgent({ keepAlive: true });
const secureAgent = new SecureAgent({ keepAlive: true });

function headersOf({ rawHeaders }: IncomingMessage): ReadonlyMap<string, readonly string[]> {
  const headers = new Map<string, string[]>();
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]?.toLowerCase() ?? '';
    headers.set(name, [...(headers.get(name) ?? []), rawHeaders[index + 1] ?? '']);
  }
  return headers;
}

async function read(incoming: IncomingMessage, begun: number): Promise<WireReply> {
  const packed = Buffer.concat(await incoming.toArray());
  const ms = Math.round(performance.now() - begun);
  const headers = headersOf(incoming);
  const unpack = unpackers[headers.get('content-encoding')?.[0] ?? ''];
  const text = (packed.length > 0 && unpack ? await unpack(packed) : packed).toString();
  return { status: incoming.statusCode ?? 0, headers, text, bytes: packed.length, ms };
}

/**
 * Sends a request and reads the complete reply of any status.
 * @param timeoutMs limit for the whole exchange
 * @throws {Error} without a complete reply
 */
export async function sendRequest(asked: WireRequest, timeoutMs: number): Promise<WireReply> {
  const begun = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const signal = AbortSignal.timeout(timeoutMs);
  const secure = asked.url.startsWith('https:');
  const outgoing = (secure ? secureRequest : plainRequest)(asked.url, {
    method: asked.method,
    headers: {
      ...asked.headers,
      ...(asked.body !== undefined && { 'Content-Length': Buffer.byteLength(asked.body) }),
    },
    agent: secure ? secureAgent : plainAgent,
    lookup,
    signal,
  });
  outgoing.on('response', resolve).on('error', reject).end(asked.body);
  try {
    return await read(await promise, begun);
  } catch (error) {
    if (!signal.aborted) throw error;
    throw new Error(`no answer within ${timeoutMs / 1000} seconds`, { cause: error });
  }
}
