import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Built {
  readonly folder: string;
  readonly remove: () => Promise<void>;
}

/** Builds the site into a folder of its own. @param variables added to this process's own */
export async function buildSite(variables: Readonly<Record<string, string>> = {}): Promise<Built> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  const args = ['node_modules/astro/bin/astro.mjs', 'build', '--silent', `--outDir=${folder}`];
  await run(process.execPath, args, { env: { ...process.env, ...variables, NODE_ENV: 'production' } });
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

/** Every file of a folder: its path in there and its bytes. */
export async function filesOf(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
  const contents = await Promise.all(paths.map((path) => readFile(path)));
  return new Map(paths.map((path, index) => [path.slice(folder.length + 1), contents[index] ?? Buffer.of()]));
}
