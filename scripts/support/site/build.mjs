import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildStampFile, serializeBuildVariables } from '../../../build/hosting/build-variables.ts';
import { startNode } from '../processes.mjs';
import { CommandError, print, root } from '../settings.mjs';

const sources = [
  'src',
  'build',
  'public',
  'astro.config.mjs',
  'package-lock.json',
  'tsconfig.json',
  '.env',
  '.env.production',
];

function getNewestTime(path) {
  const entry = statSync(path, { throwIfNoEntry: false });
  if (!entry?.isDirectory()) return entry?.mtimeMs ?? 0;
  return Math.max(entry.mtimeMs, ...readdirSync(path).map((name) => getNewestTime(join(path, name))));
}

function isCurrent(env) {
  try {
    const builtAt = Math.min(statSync(buildStampFile).mtimeMs, statSync(join(root, 'dist/_headers')).mtimeMs);
    return (
      readFileSync(buildStampFile, 'utf8') === serializeBuildVariables(env) &&
      sources.every((path) => getNewestTime(join(root, path)) < builtAt)
    );
  } catch {
    return false; // never built
  }
}

/** Resolves to the exit code. */
export function build(env) {
  return startNode(['node_modules/astro/bin/astro.mjs', 'build', '--silent'], env).ended;
}

/** @throws {CommandError} when the build fails */
export async function buildIfStale(env) {
  if (isCurrent(env)) return;
  print('Building the site…');
  if (await build(env)) throw new CommandError('The build failed.');
}
