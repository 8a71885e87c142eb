import { existsSync } from 'node:fs';
import { start } from '../processes.mjs';
import { print } from '../settings.mjs';

// RUNLEVEL keeps installations from starting services.
const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };

/** True on Debian as root, where packages install without prompts. */
export function canInstallPackages() {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0;
}

/** Installs the first of the packages that exists. */
export async function installPackage(...names) {
  await start('apt-get', ['-qq', 'update'], env).ended;
  for (const name of names) {
    print(`Installing the system package ${name}…`);
    const install = ['-y', '-qq', '--no-install-recommends', 'install', name];
    if ((await start('apt-get', install, env).ended) === 0) return;
  }
}
