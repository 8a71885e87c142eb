/** Whether the packages are there, and what installs them. */
import { readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CommandError, root } from '../settings.mjs';

function changedAt(path) {
  return statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Not when packages are missing, nor when the lock file has changed since. */
export function isInstalled() {
  return changedAt('node_modules/.package-lock.json') >= changedAt('package-lock.json');
}

export const installArgs = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];

/**
 * The script that npm is, as it tells what it runs: what it is called by differs between systems, and on Windows it
 * can only be started by a shell.
 * @throws {CommandError} where something else started the command
 */
export function getNpmScript({ npm_execpath: path = '' }) {
  if (/^npm(-cli)?\.c?js$/.test(basename(path.replaceAll('\\', '/')))) return path;
  throw new CommandError('The packages are to be installed first: npm ci');
}

// The Node that the project brings with it.

/**
 * Its program. The package says itself what that is called on this system; the names in `node_modules/.bin` are links
 * to it on some and scripts of a shell on others.
 * @param folder where the package is
 */
export function getNodePath(folder = join(root, 'node_modules', 'node')) {
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, bin.node);
}
