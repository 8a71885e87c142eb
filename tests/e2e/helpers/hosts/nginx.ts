import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findNginx } from '../../../../scripts/support/site/hosts.mjs';
import { findFreePort } from '../../../../scripts/support/site/ports.mjs';
import { killWithParent, stopProcess } from '../../../helpers/processes.ts';

const homes = ['/etc/nginx', '/usr/local/etc/nginx', '/opt/homebrew/etc/nginx'];

/** Includes the project's file, as a tenant's configuration does. */
function configuration(folder: string, root: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
daemon off;
master_process off;
pid ${folder}/pid;
error_log stderr crit;
events {}
http {
  include ${homes.find((home) => existsSync(home))}/mime.types;
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${root};
    include ${resolve('build/hosting/nginx.conf')};
  }
}`;
}

async function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/robots.txt`).then(
    () => true,
    () => false,
  );
}

/**
 * Serves a built site with the project's configuration.
 * @param wantedPort by default any free port
 * @throws {Error} when nginx is missing or ends early
 */
export async function startNginx(root: string, wantedPort?: number) {
  const program = findNginx();
  if (!program) throw new Error('There is no nginx; npm test says how to install it.');
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = wantedPort ?? (await findFreePort());
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, resolve(root), port));
  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  killWithParent(child);
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with code ${child.exitCode}`);
    await new Promise((next) => setTimeout(next, 20));
  }
  return {
    port,
    async close() {
      await stopProcess(child, 'SIGQUIT');
      await rm(folder, { recursive: true });
    },
  };
}
