/** @module-tag slow */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it, vi } from 'vitest';
import { isRunning, stopProcess } from '../../helpers/processes.ts';

const runs = `
import { spawn } from 'node:child_process';
import { killWithParent } from './tests/helpers/processes.ts';
const program = spawn('sleep', ['60'], { stdio: 'ignore' });
killWithParent(program);
console.log(program.pid);
`;

const onUnix = it.skipIf(process.platform === 'win32');

onUnix('killWithParent ends a program with its parent', async () => {
  const run = spawn(process.execPath, ['--no-warnings', '--input-type=module', '--eval', runs]);
  const [pid] = await once(run.stdout, 'data');
  expect(isRunning(Number(pid))).toBe(true);
  run.kill('SIGKILL');
  await vi.waitFor(() => expect(isRunning(Number(pid))).toBe(false), 10_000);
});

onUnix('stopProcess kills a program that ignores SIGTERM', async () => {
  const program = spawn('sh', ['-c', "trap '' TERM; echo ready; exec sleep 60"]);
  await once(program.stdout, 'data');
  await stopProcess(program, 'SIGTERM', 100);
  expect(program.signalCode).toBe('SIGKILL');
});
