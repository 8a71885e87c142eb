import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, expect } from 'vitest';
import { getFreePort } from '../helpers/processes.ts';
import { type Harness, harnessAt } from './harness.ts';

const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

/**
 * Starts the sandbox in a process of its own, as `npm start` does; it ends with the test file.
 * @param options of Node, such as a module to preload
 */
export async function spawnSandbox(
  data: string,
  options: readonly string[] = [],
): Promise<{ child: ChildProcess; at: Harness }> {
  const port = await getFreePort();
  const env = { ...process.env, SANDBOX_PORT: String(port), SITE_PORT: '4321', SANDBOX_DATA: data };
  const stdio = ['ignore', 'pipe', 'ignore', 'ipc'] as const;
  const child = spawn(process.execPath, [...options, 'sandbox/main.ts'], { env, stdio: [...stdio] });
  children.push(child);
  const [said] = await once(child.stdout ?? child, 'data');
  child.stdout?.resume(); // a full pipe would block it
  expect(String(said)).toContain(`:${port}/`);
  return { child, at: harnessAt(port) };
}
