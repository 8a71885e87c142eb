import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { getWranglerArgs } from '../../../../scripts/support/site/hosts.mjs';
import { findFreePort } from '../../../../scripts/support/site/ports.mjs';
import { killWithParent, stopProcess } from '../../../helpers/processes.ts';

const retryMs = 200;

/** Keeps wrangler offline and silent, without the edge worker. */
const usual = {
  CLOUDFLARE_ENV: '',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
};

async function isUp(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/robots.txt`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/**
 * Serves a built site in workerd, the CDN's runtime.
 * @param variables of wrangler's environment
 * @throws {Error} when the runtime ends early
 */
export async function startWorkerd(root: string, variables: Readonly<Record<string, string>> = {}) {
  const port = await findFreePort();
  const child = spawn(process.execPath, getWranglerArgs(port, `--assets=${root}`), {
    stdio: 'ignore',
    env: { ...process.env, ...usual, ...variables },
  });
  killWithParent(child);
  while (!(await isUp(port))) {
    if (child.exitCode !== null) throw new Error(`wrangler ended with code ${child.exitCode}`);
    await pause(retryMs);
  }
  return { port, close: () => stopProcess(child) };
}
