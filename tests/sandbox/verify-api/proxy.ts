import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { patternOf } from '../../../sandbox/http/request-parsing.ts';
import { requestTenant } from '../../helpers/tenant-request.ts';

export interface ProxiedRequest {
  readonly method: string;
  /** `'GET draws/{id}/'`; the following call for a preflight. */
  readonly call: string;
  readonly url: URL;
  readonly bearer: string | undefined;
  readonly body: string;
}

/** A reply before compression. */
export interface ProxiedReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: string;
  /** False disables compression. */
  readonly isCompressed: boolean;
}

/** Changes a reply; undefined cuts the connection. */
export type Deviation = (
  request: ProxiedRequest,
  reply: ProxiedReply,
) => ProxiedReply | undefined | Promise<ProxiedReply | undefined>;

export type ReplyCache = Map<string, ProxiedReply>;

const omittedHeaders = ['content-length', 'transfer-encoding', 'connection', 'date', 'keep-alive'];
const compressedFromBytes = 1024;

/** The sandbox uses trailing slashes. */
const withSlash = (path: string) => path.replace(/\/?$/, '/');

async function readRequest(request: IncomingMessage): Promise<ProxiedRequest> {
  const body = Buffer.concat(await request.toArray()).toString();
  const { method = '', headers } = request;
  const url = new URL(request.url ?? '/', `http://${headers.host}`);
  const callMethod = headers['access-control-request-method'] ?? method;
  const bearer = headers.authorization?.slice('Bearer '.length);
  return {
    method,
    call: `${callMethod} ${patternOf(callMethod, withSlash(url.pathname))}`,
    url,
    bearer,
    body,
  };
}

async function forward(
  port: number,
  request: ProxiedRequest,
  incoming: IncomingMessage,
): Promise<ProxiedReply> {
  const {
    host = '',
    'accept-encoding': _,
    connection: __,
    ...headers
  } = incoming.headers as Record<string, string>;
  const { pathname, search } = request.url;
  const { method } = request;
  const options = { method, headers, ...(request.body && { body: request.body }) };
  const reply = await requestTenant(port, host, withSlash(pathname) + search, options);
  const headerEntries = Object.entries(reply.headers).filter(([name]) => !omittedHeaders.includes(name));
  return {
    status: reply.status,
    headers: Object.fromEntries(headerEntries.map(([name, value]) => [name, value ?? ''])),
    body: reply.text,
    isCompressed: reply.text.length >= compressedFromBytes,
  };
}

function send(response: ServerResponse, reply: ProxiedReply | undefined): void {
  if (!reply) return void response.destroy();
  const { status, headers, body, isCompressed } = reply;
  response.writeHead(status, { ...headers, ...(isCompressed && { 'content-encoding': 'gzip' }) } as Record<
    string,
    string
  >);
  response.end(isCompressed ? gzipSync(body, { level: 1 }) : body);
}

/** Starts a proxy to the sandbox with one deviation. */
export async function startProxy(sandboxPort: number, deviate: Deviation, cache: ReplyCache) {
  const times = new Map<string, number>();
  async function getReply(request: ProxiedRequest, incoming: IncomingMessage): Promise<ProxiedReply> {
    const keyParts = [
      request.method,
      request.call,
      request.url.href.replace(/:\d+/, ''),
      request.bearer,
      request.body,
    ];
    const key = JSON.stringify([...keyParts, incoming.headers.origin]);
    const time = (times.get(key) ?? 0) + 1;
    times.set(key, time);
    const reply = cache.get(`${key} ${time}`) ?? (await forward(sandboxPort, request, incoming));
    cache.set(`${key} ${time}`, reply);
    return reply;
  }
  const server = createServer(async (incoming, response) => {
    const request = await readRequest(incoming);
    send(response, await deviate(request, await getReply(request, incoming)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
