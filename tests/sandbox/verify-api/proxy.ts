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
  asked: ProxiedRequest,
  answer: ProxiedReply,
) => ProxiedReply | undefined | Promise<ProxiedReply | undefined>;

export type ReplyCache = Map<string, ProxiedReply>;

const leftOut = ['content-length', 'transfer-encoding', 'connection', 'date', 'keep-alive'];
const packedFrom = 1024;

/** The sandbox uses trailing slashes. */
const withSlash = (path: string) => path.replace(/\/?$/, '/');

async function read(request: IncomingMessage): Promise<ProxiedRequest> {
  const body = Buffer.concat(await request.toArray()).toString();
  const { method = '', headers } = request;
  const url = new URL(request.url ?? '/', `http://${headers.host}`);
  const meant = headers['access-control-request-method'] ?? method;
  const bearer = headers.authorization?.slice('Bearer '.length);
  return { method, call: `${meant} ${patternOf(meant, withSlash(url.pathname))}`, url, bearer, body };
}

async function forward(
  port: number,
  asked: ProxiedRequest,
  incoming: IncomingMessage,
): Promise<ProxiedReply> {
  const {
    host = '',
    'accept-encoding': _,
    connection: __,
    ...headers
  } = incoming.headers as Record<string, string>;
  const { pathname, search } = asked.url;
  const { method } = asked;
  const options = { method, headers, ...(asked.body && { body: asked.body }) };
  const reply = await requestTenant(port, host, withSlash(pathname) + search, options);
  const kept = Object.entries(reply.headers).filter(([name]) => !leftOut.includes(name));
  return {
    status: reply.status,
    headers: Object.fromEntries(kept.map(([name, value]) => [name, value ?? ''])),
    body: reply.text,
    isCompressed: reply.text.length >= packedFrom,
  };
}

function send(response: ServerResponse, answer: ProxiedReply | undefined): void {
  if (!answer) return void response.destroy();
  const { status, headers, body, isCompressed } = answer;
  response.writeHead(status, { ...headers, ...(isCompressed && { 'content-encoding': 'gzip' }) } as Record<
    string,
    string
  >);
  response.end(isCompressed ? gzipSync(body, { level: 1 }) : body);
}

/** Starts a proxy to the sandbox with one deviation. */
export async function startProxy(sandboxPort: number, deviate: Deviation, memory: ReplyCache) {
  const times = new Map<string, number>();
  async function answerTo(asked: ProxiedRequest, incoming: IncomingMessage): Promise<ProxiedReply> {
    const same = [asked.method, asked.call, asked.url.href.replace(/:\d+/, ''), asked.bearer, asked.body];
    const request = JSON.stringify([...same, incoming.headers.origin]);
    const time = (times.get(request) ?? 0) + 1;
    times.set(request, time);
    const answer = memory.get(`${request} ${time}`) ?? (await forward(sandboxPort, asked, incoming));
    memory.set(`${request} ${time}`, answer);
    return answer;
  }
  const server = createServer(async (request, response) => {
    const asked = await read(request);
    send(response, await deviate(asked, await answerTo(asked, request)));
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
