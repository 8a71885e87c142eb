/** A guard for programs that would outlive a test run which is killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import type { Readable } from 'node:stream';

/** Reads until nobody holds the other end any more, which not even a killed process does. */
const watch = `
process.stdin.resume().on('end', () => {
  try { process.kill(Number(process.argv[1]), 'SIGKILL') } catch {}
});`;

/** Has a program end with this process, however that ends. */
export function killWithParent(program: ChildProcess): void {
  if (program.pid === undefined) return;
  // In a group of its own, so that what ends this process's group does not end the guard before its work.
  const guard = spawn(process.execPath, ['-e', watch, String(program.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.unref();
  (guard.stdin as Socket).unref();
  // Its number may become another's.
  program.once('exit', () => guard.kill('SIGKILL'));
}

/** A port of the loopback address that nobody listens on. */
export async function getFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

// A screen that nobody sees, for programs that need one.

/** Widest and highest that a window of the tests gets, with its bar. */
const screenSize = '1400x1000x24';

/** @param program path of Xvfb */
export async function startVirtualDisplay(
  program: string,
): Promise<{ display: string; process: ChildProcess }> {
  const process = spawn(program, ['-displayfd', '3', '-screen', '0', screenSize, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  killWithParent(process);
  const [number] = await once(process.stdio[3] as Readable, 'data');
  return { display: `:${String(number).trim()}`, process };
}
