/** Installs what the tests need of the system, where that can be done without asking: on Debian, as root. */
import { existsSync } from 'node:fs';
import { start } from '../processes.mjs';
import { print } from '../settings.mjs';

// No service is to be started by an installation.
const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };

export function canInstallPackages() {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0;
}

/** Installs the first of the packages that there is. */
export async function installPackage(...names) {
  await start('apt-get', ['-qq', 'update'], env).ended;
  for (const name of names) {
    print(`Installing the system package ${name} …`);
    const install = ['-y', '-qq', '--no-install-recommends', 'install', name];
    if ((await start('apt-get', install, env).ended) === 0) return;
  }
}
