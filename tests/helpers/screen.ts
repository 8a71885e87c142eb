/** A screen that nobody sees, for programs that need one. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { killWithParent } from './processes.ts';

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
