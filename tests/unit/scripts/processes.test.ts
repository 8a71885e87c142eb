/** @module-tag slow */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { isRunning } from '../../helpers/processes.ts';

vi.setConfig({ testTimeout: 30_000 });

/** A program that starts another and prints both ids. */
const family = 'sleep 60 & echo ids $$ $!;';
const runShell = (program: string) => `start('sh', ['-c', ${JSON.stringify(program)}])`;

/** Runs `runCommand()` with what `started` starts, until it prints something. */
async function startCommand(started: string) {
  const main = `import { runCommand, start } from './scripts/support/processes.mjs';
    await runCommand(() => ${started}.ended, 130);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', main], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [text] = await once(child.stdout, 'data');
  const ended = Promise.all([child.stdout.toArray(), once(child, 'close')]);
  return {
    text: String(text),
    ids: String(text).match(/\d+/g)?.map(Number) ?? [],
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    ended: ended.then(([texts, [code]]) => ({ code, text: texts.join('') })),
  };
}

/** The system may reap processes late. */
const gone = (ids: readonly number[]) =>
  vi.waitFor(() => expect(ids.filter(isRunning)).toEqual([]), { timeout: 15_000 });

describe.skipIf(process.platform === 'win32').concurrent('runCommand', () => {
  it('ends every child process after SIGTERM, once it has cleaned up', async () => {
    const { ids, kill, ended } = await startCommand(
      runShell(`trap 'sleep 0.1; echo tidy; exit' INT; ${family} wait`),
    );
    expect(ids.filter(isRunning)).toHaveLength(2);
    kill('SIGTERM');
    expect(await ended).toEqual({ code: 130, text: 'tidy\n' });
    await gone(ids);
  });

  it('ends processes that a program leaves behind', async () => {
    const { ids, ended } = await startCommand(runShell(`${family} exit 7`));
    expect(await ended).toMatchObject({ code: 7 });
    expect(ids).toHaveLength(2);
    await gone(ids);
  });

  it('names a program that does not exist', async () => {
    const { text, ended } = await startCommand("start('no-such-program', [])");
    const { code, text: rest } = await ended;
    const all = text + rest;
    expect(code).toBe(1);
    expect(all).toContain("'no-such-program' cannot be started");
    expect(all).not.toContain('    at ');
  });
});
