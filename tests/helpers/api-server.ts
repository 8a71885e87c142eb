import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly bearer: string | undefined;
  readonly body: unknown;
  readonly idempotencyKey?: string;
}

type ScriptedReply =
  | {
      readonly status?: number;
      readonly json?: unknown;
      readonly text?: string;
      readonly location?: string;
      readonly retryAfter?: string;
    }
  | 'silence'
  | 'half'
  | 'cut'
  | 'cutBody';

type Respond = (request: ReceivedRequest, index: number) => ScriptedReply | Promise<ScriptedReply>;

export type ApiServer = Awaited<ReturnType<typeof startApiServer>>;

async function readRequest(request: IncomingMessage): Promise<ReceivedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return {
    method: request.method ?? '',
    path: (request.url ?? '').slice(1),
    bearer: request.headers.authorization?.replace(/^Bearer /, ''),
    body: text ? JSON.parse(text) : undefined,
    ...(typeof request.headers['idempotency-key'] === 'string' && {
      idempotencyKey: request.headers['idempotency-key'],
    }),
  };
}

function send(response: ServerResponse, reply: ScriptedReply): void {
  if (reply === 'silence') return;
  if (reply === 'cut') return void response.destroy();
  if (reply === 'half' || reply === 'cutBody') {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
    response.write('{"results": [');
    if (reply === 'cutBody') setTimeout(() => response.destroy(), 20);
    return;
  }
  const headers = {
    'Content-Type': reply.text === undefined ? 'application/json' : 'text/html',
    ...(reply.location && { Location: reply.location }),
    ...(reply.retryAfter && { 'Retry-After': reply.retryAfter }),
  };
  response.writeHead(reply.status ?? 200, headers);
  response.end(reply.text ?? (reply.json === undefined ? '' : JSON.stringify(reply.json)));
}

/** Starts an API that replies as a test says, or with 404. */
export async function startApiServer() {
  const requests: ReceivedRequest[] = [];
  let respond: Respond = () => ({ status: 404 });
  let notify = () => {};
  const server = createServer(async (request, response) => {
    const received = await readRequest(request);
    requests.push(received);
    notify();
    send(response, await respond(received, requests.length - 1));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    base: `http://127.0.0.1:${port}/`,
    requests,
    /** @param path such as `'token/refresh/'` */
    requestsTo: (path: string) => requests.filter((request) => request.path === path),
    respond: (reply: Respond) => {
      respond = reply;
    },
    async waitForRequests(count: number) {
      while (requests.length < count) await new Promise<void>((resolve) => (notify = resolve));
    },
    reset() {
      requests.length = 0;
      respond = () => ({ status: 404 });
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
