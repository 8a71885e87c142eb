import { readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CommandError, root } from '../settings.mjs';

function getModifiedTime(path) {
  return statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** False when packages are missing or the lock file is newer. */
export function isInstalled() {
  return getModifiedTime('node_modules/.package-lock.json') >= getModifiedTime('package-lock.json');
}

export const installArgs = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];

/**
 * Gets the path of npm's script from npm's variable, because Windows starts `npm` only in a shell.
 * @throws {CommandError} when npm did not start the command
 */
export function getNpmScript({ npm_execpath: path = '' }) {
  if (/^npm(-cli)?\.c?js$/.test(basename(path.replaceAll('\\', '/')))) return path;
  throw new CommandError('Install the packages first: npm ci');
}

/** Gets the path of the project's Node from its package.json, because `node_modules/.bin` has shell scripts on Windows. */
export function getNodePath() {
  const folder = join(root, 'node_modules', 'node');
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, bin.node);
}
