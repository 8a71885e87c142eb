/** @module-tag slow */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 30_000 });

const folder = mkdtempSync(join(tmpdir(), 'command-'));
afterAll(() => rmSync(folder, { recursive: true }));

const parts = pathToFileURL(resolve('scripts/support/processes.mjs')).href;

/** A program that starts another, prints both ids and runs until it is killed. */
const family = `
  const { spawn } = require('node:child_process');
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  console.log('ids', process.pid, child.pid);
  setInterval(() => {}, 1000);
`;

function writeCommand(main: string): string {
  const file = join(folder, 'command.mjs');
  writeFileSync(file, `import { runCommand, start, startNode } from '${parts}';\n${main}`);
  return file;
}

function isThere(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

/** The system may reap processes late. */
const gone = (ids: readonly number[]) =>
  vi.waitFor(() => expect(ids.filter(isThere)).toEqual([]), { timeout: 15_000 });

test.each(['SIGINT', 'SIGTERM'] as const)('runCommand ends every child process after %s', async (signal) => {
  const file = writeCommand(
    `await runCommand(() => startNode(['-e', ${JSON.stringify(family)}]).ended, 130);`,
  );
  const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = await once(child.stdout, 'data');
  const ids = String(said).match(/\d+/g)?.map(Number) ?? [];
  expect(ids.filter(isThere)).toHaveLength(2);
  child.kill(signal);
  const [code] = await once(child, 'exit');
  expect(code).toBe(130);
  await gone(ids);
});

test('runCommand waits while a child process cleans up', async () => {
  const tidy = `
    process.once('SIGINT', () => setTimeout(() => { console.log('tidy'); process.exit(); }, 300));
    setInterval(() => {}, 1000);
    console.log('ready');
  `;
  const file = writeCommand(`await runCommand(() => startNode(['-e', ${JSON.stringify(tidy)}]).ended, 130);`);
  const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  expect((await child.stdout.toArray()).join('')).toBe('tidy\n');
});

test('runCommand ends processes that a program leaves behind', async () => {
  const leaver = family.replace('setInterval(() => {}, 1000);\n', 'child.unref(); process.exit(7);\n');
  const file = writeCommand(
    `await runCommand(() => startNode(['-e', ${JSON.stringify(leaver)}]).ended, 130);`,
  );
  const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = await once(child.stdout, 'data');
  const [code] = await once(child, 'exit');
  expect(code).toBe(7);
  const ids = String(said).match(/\d+/g)?.map(Number) ?? [];
  await gone(ids);
});

test('runCommand names a program that does not exist', async () => {
  const file = writeCommand(`await runCommand(() => start('no-such-program', []).ended, 130);`);
  const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] });
  const said = (await child.stdout.toArray()).join('');
  expect(said).toContain("'no-such-program' cannot be started");
  expect(said).not.toContain('    at ');
});
