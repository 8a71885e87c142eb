import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstallPackages, installPackage } from '../machine/system-packages.mjs';
import { CommandError, print } from '../settings.mjs';

export function findNginx() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const file = process.platform === 'win32' ? 'nginx.exe' : 'nginx';
  return folders.map((folder) => join(folder, file)).find((path) => existsSync(path));
}

/** @throws {CommandError} without nginx */
export async function requireNginx() {
  if (!findNginx() && canInstallPackages()) await installPackage('nginx-light', 'nginx');
  const path = findNginx();
  if (!path)
    throw new CommandError(
      'The hosting tests need nginx. Install it: brew install nginx, winget install nginx',
    );
  print(`Hosting tests use nginx (${path}) and workerd.`);
}

/** Serves `dist` in workerd, the CDN's runtime. */
export function getWranglerArgs(port, ...more) {
  return [
    'node_modules/wrangler/bin/wrangler.js',
    'dev',
    `--port=${port}`,
    '--ip=127.0.0.1',
    '--inspector-port=0',
    '--log-level=error',
    '--show-interactive-dev-session=false',
    ...more,
  ];
}
