import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';

/** The pipe closes even when the parent is killed. */
const watcher = `
process.stdin.resume().on('end', () => {
  try { process.kill(Number(process.argv[1]), 'SIGKILL') } catch {}
});`;

export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Kills a program when this process ends, however it ends. */
export function killWithParent(program: ChildProcess): void {
  if (program.pid === undefined) return;
  // A separate process group, because a group signal must not end the guard first.
  const guard = spawn(process.execPath, ['-e', watcher, String(program.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.unref();
  (guard.stdin as Socket).unref();
  // The process id may be reused.
  program.once('exit', () => guard.kill('SIGKILL'));
}

/** Asks a program to end, and kills it if it is still running after `patienceMs`. */
export async function stopProcess(
  program: ChildProcess,
  signal: NodeJS.Signals = 'SIGTERM',
  patienceMs = 5_000,
): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const ended = once(program, 'exit');
  program.kill(signal);
  const timer = setTimeout(() => program.kill('SIGKILL'), patienceMs);
  await ended;
  clearTimeout(timer);
}

/** Largest window, title bar included. */
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
