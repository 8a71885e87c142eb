import { existsSync } from 'node:fs';
import { CommandError, print } from '../settings.mjs';
import { canInstallPackages, installPackage } from './system-packages.mjs';

const programs = {
  orca: '/usr/bin/orca',
  registry: '/usr/libexec/at-spi2-registryd',
  bus: '/usr/bin/dbus-daemon',
  screen: '/usr/bin/Xvfb',
  browser: '/usr/bin/chromium',
};

const packages = {
  orca: 'orca',
  registry: 'at-spi2-core',
  bus: 'dbus-daemon',
  screen: 'xvfb',
  browser: 'chromium',
};

/** @returns programs by name, and missing packages */
export function findOrca() {
  const missing = Object.entries(packages).filter(([name]) => !existsSync(programs[name]));
  return { programs, missing: missing.map(([, packageName]) => packageName) };
}

/** @throws {CommandError} that names the packages still missing */
export async function requireOrca() {
  if (canInstallPackages()) for (const name of findOrca().missing) await installPackage(name);
  const { missing } = findOrca();
  if (missing.length === 0) return print('What a member hears is what Orca says.');
  throw new CommandError(
    `There is nothing to listen with here. Debian's packages are needed that are missing: ${missing.join(', ')}.`,
  );
}
