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

/** A reply without the redirects, caching and filtering of a browser. */
export interface WireReply {
  readonly status: number;
  readonly headers: ReadonlyMap<string, readonly string[]>;
  readonly text: string;
  readonly bytes: number;
  readonly ms: number;
}

const decoders: Readonly<Record<string, (compressed: Buffer) => Promise<Buffer>>> = {
  gzip: promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify<Buffer, Buffer>(brotliDecompress),
};

/** Resolves *.localhost to this machine, as browsers do and many systems do not. */
const lookup: LookupFunction = (name, options, callback) => {
  const isLocal = /(?:^|\.)localhost$/.test(name);
  resolveName(isLocal ? '127.0.0.1' : name, options, callback);
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

async function readReply(incoming: IncomingMessage, startedAt: number): Promise<WireReply> {
  const compressed = Buffer.concat(await incoming.toArray());
  const ms = Math.round(performance.now() - startedAt);
  const headers = headersOf(incoming);
  const decode = decoders[headers.get('content-encoding')?.[0] ?? ''];
  const text = (compressed.length > 0 && decode ? await decode(compressed) : compressed).toString();
  return { status: incoming.statusCode ?? 0, headers, text, bytes: compressed.length, ms };
}

/**
 * Reads the complete reply of any status.
 * @param timeoutMs limit for the whole exchange
 * @throws {Error} without a complete reply
 */
export async function sendRequest(request: WireRequest, timeoutMs: number): Promise<WireReply> {
  const startedAt = performance.now();
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const signal = AbortSignal.timeout(timeoutMs);
  const isSecure = request.url.startsWith('https:');
  const outgoing = (isSecure ? secureRequest : plainRequest)(request.url, {
    method: request.method,
    headers: {
      ...request.headers,
      ...(request.body !== undefined && { 'Content-Length': Buffer.byteLength(request.body) }),
    },
    agent: isSecure ? secureAgent : plainAgent,
    lookup,
    signal,
  });
  outgoing.on('response', resolve).on('error', reject).end(request.body);
  try {
    return await readReply(await promise, startedAt);
  } catch (error) {
    if (!signal.aborted) throw error;
    throw new Error(`no answer within ${timeoutMs / 1000} seconds`, { cause: error });
  }
}
