import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { dirname } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { Faults } from './control/faults.ts';
import { advanceDraws } from './draws/lifecycle.ts';
import { createApp } from './http/app.ts';
import { RequestLog } from './http/request-log.ts';
import { Throttle } from './http/throttle.ts';
import type { BackendProfile } from './profiles/backend-profile.ts';
import type { Sandbox } from './sandbox.ts';
import { seedIfEmpty } from './seed/seed.ts';
import { Clock, secondMs } from './storage/clock.ts';
import { Database } from './storage/database.ts';

export interface SandboxOptions {
  readonly port: number;
  readonly data: string;
  readonly sitePort: number;
  readonly now?: () => number;
  readonly profile?: BackendProfile;
  readonly log?: (line: string) => void;
}

export interface RunningSandbox {
  readonly port: number;
  close(): Promise<void>;
}

function openSandbox(options: SandboxOptions): Sandbox {
  if (options.data !== ':memory:') mkdirSync(dirname(options.data), { recursive: true });
  const database = new Database(options.data);
  const sandbox: Sandbox = {
    database,
    clock: new Clock(database, options.now ?? Date.now),
    sitePort: options.sitePort,
    faults: new Faults(),
    profile: { current: options.profile ?? {}, initial: options.profile ?? {} },
    requests: new RequestLog(),
    signIns: new Throttle(),
    log: options.log ?? (() => undefined),
  };
  seedIfEmpty(sandbox);
  return sandbox;
}

type Listener = ReturnType<typeof getRequestListener>;

async function listen(listener: Listener, port: number, host: string): Promise<Server> {
  const server = createServer((request, response) => void listener(request, response));
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

/** Browsers resolve *.localhost to either loopback address. A machine without IPv6 has only the first. */
async function listenOnLoopback(listener: Listener, port: number): Promise<Server[]> {
  const first = await listen(listener, port, '127.0.0.1').catch((cause: NodeJS.ErrnoException) => {
    const reason = cause.code === 'EADDRINUSE' ? 'it is taken' : cause.message;
    throw new Error(`The sandbox cannot listen on port ${port}: ${reason}.`, { cause });
  });
  const second = await listen(listener, portOf(first), '::1').catch(() => undefined);
  return second ? [first, second] : [first];
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function closeServer(server: Server): Promise<void> {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}

/** Opens and closes draws without a request. A failure is logged, and repeats at the next call. */
function runClock(sandbox: Sandbox): void {
  try {
    advanceDraws(sandbox);
  } catch (error) {
    sandbox.log(`Draws could not be opened or closed: ${String(error)}`);
  }
}

/** Seeds a new data file. @throws {Error} for an occupied port */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const sandbox = openSandbox(options);
  const listener = getRequestListener(createApp(sandbox).fetch);
  const servers = await listenOnLoopback(listener, options.port).catch((error: unknown) => {
    sandbox.database.close();
    throw error;
  });
  const timer = setInterval(() => runClock(sandbox), secondMs).unref();
  return {
    port: servers[0] ? portOf(servers[0]) : options.port,
    async close() {
      clearInterval(timer);
      await Promise.all(servers.map(closeServer));
      sandbox.database.close();
    },
  };
}
