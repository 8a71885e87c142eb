import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly bearer: string | undefined;
  readonly body: unknown;
  readonly idempotencyKey?: string;
}

/** A reply: JSON, other text, none, half a body, or a cut connection before or in the body. */
type Answer =
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

type Respond = (request: ReceivedRequest, index: number) => Answer | Promise<Answer>;

/** An HTTP server with scripted replies and a request log. */
export interface ApiServer {
  readonly base: string;
  readonly requests: ReceivedRequest[];
  /** @param path such as `'token/refresh/'` */
  requestsTo(path: string): ReceivedRequest[];
  respond(answer: Respond): void;
  /** Resolves after `count` requests. */
  waitForRequests(count: number): Promise<void>;
  reset(): void;
  close(): Promise<void>;
}

async function read(request: IncomingMessage): Promise<ReceivedRequest> {
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

function send(response: ServerResponse, answer: Answer): void {
  if (answer === 'silence') return;
  if (answer === 'cut') return void response.destroy();
  if (answer === 'half' || answer === 'cutBody') {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
    response.write('{"results": [');
    if (answer === 'cutBody') setTimeout(() => response.destroy(), 20);
    return;
  }
  const headers = {
    'Content-Type': answer.text === undefined ? 'application/json' : 'text/html',
    ...(answer.location && { Location: answer.location }),
    ...(answer.retryAfter && { 'Retry-After': answer.retryAfter }),
  };
  response.writeHead(answer.status ?? 200, headers);
  response.end(answer.text ?? (answer.json === undefined ? '' : JSON.stringify(answer.json)));
}

export async function startApiServer(): Promise<ApiServer> {
  const requests: ReceivedRequest[] = [];
  let respond: Respond = () => ({ status: 404 });
  let notify = () => {};
  const server = createServer(async (request, response) => {
    const received = await read(request);
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
    requestsTo: (path) => requests.filter((request) => request.path === path),
    respond: (answer) => {
      respond = answer;
    },
    async waitForRequests(count) {
      while (requests.length < count)
        await new Promise<void>((resolve) => {
          notify = resolve;
        });
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
