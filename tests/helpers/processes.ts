/** A guard for programs that would outlive a test run which is killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import type { Socket } from 'node:net';

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
