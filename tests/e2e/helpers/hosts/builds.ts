import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sitePort } from './addresses.ts';

const run = promisify(execFile);

/** Mutex for builds: the holder listens on this port. */
const turnPort = sitePort + 1_000;
const lookMs = 200;

function listen(): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(turnPort, '127.0.0.1', () => resolve(server));
  });
}

/** Builds share `.astro`. @returns releases the mutex */
async function takeTurn(): Promise<() => void> {
  for (;;) {
    const turn = await listen();
    if (turn) return () => void turn.close();
    await pause(lookMs);
  }
}

/** Builds the site into a temporary folder. */
export async function buildSite(variables: Readonly<Record<string, string>> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  const args = ['node_modules/astro/bin/astro.mjs', 'build', '--silent', `--outDir=${folder}`];
  const giveBack = await takeTurn();
  await run(process.execPath, args, {
    env: { ...process.env, SANDBOX_BUILD: 'yes', ...variables, NODE_ENV: 'production' },
  }).finally(giveBack);
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

/** Returns a folder's files by relative path. */
export async function filesOf(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
  const contents = await Promise.all(paths.map((path) => readFile(path)));
  return new Map(paths.map((path, index) => [path.slice(folder.length + 1), contents[index] ?? Buffer.of()]));
}
