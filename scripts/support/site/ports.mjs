import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { CommandError } from '../settings.mjs';

const startupTimeoutMs = 60_000;

function tryListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}

/** Checks both addresses of `localhost`, because browsers try both. @throws {CommandError} for a port in use */
export async function requireFreePorts(wanted) {
  for (const { name, number } of wanted) {
    for (const host of ['127.0.0.1', '::1']) {
      const error = await tryListen(number, host);
      const change = `Set ${name} to another port, for example ${name}=${number + 1000 > 65_535 ? 8080 : number + 1000}.`;
      if (error?.code === 'EADDRINUSE') throw new CommandError(`Port ${number} is already in use. ${change}`);
      if (error?.code === 'EACCES')
        throw new CommandError(`This account may not use port ${number}. ${change}`);
    }
  }
  if (new Set(wanted.map(({ number }) => number)).size < wanted.length) {
    throw new CommandError(`${wanted.map(({ name }) => name).join(' and ')} must differ.`);
  }
}

/** @returns {Promise<number>} */
export async function findFreePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

function canConnect(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** Connects without a request, which the mock would report as an unknown path. @throws {CommandError} after 60 s */
export async function waitForPort(port) {
  const deadline = Date.now() + startupTimeoutMs;
  while (Date.now() < deadline) {
    if (await canConnect(port)) return;
    await pause(150);
  }
  throw new CommandError(`No response on port ${port} within ${startupTimeoutMs / 1000} seconds.`);
}
