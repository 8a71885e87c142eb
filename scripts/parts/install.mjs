import { statSync } from 'node:fs';
import { join } from 'node:path';
import { start } from './processes.mjs';
import { say } from './say.mjs';
import { root } from './settings.mjs';
import { Stop } from './stop.mjs';

function changedAt(path) {
  return statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Installs the packages if they are missing or the lock file has changed since. */
export async function install() {
  if (changedAt('node_modules/.package-lock.json') >= changedAt('package-lock.json')) return;
  say('Installing packages …');
  const { ended } = start('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (await ended) throw new Stop('The packages could not be installed.');
}
