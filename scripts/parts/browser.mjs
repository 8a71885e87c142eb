/** The Chromium that the browser tests use: Playwright's own where it is installed, otherwise the system's. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { start, startNode } from './processes.mjs';
import { say } from './say.mjs';
import { root } from './settings.mjs';
import { Stop } from './stop.mjs';

const systemPath = '/usr/bin/chromium';

/** @returns `path` is undefined for Playwright's own; nothing at all when there is no browser */
export function findBrowser() {
  const { chromium } = createRequire(import.meta.url)('playwright'); // only there once installed
  if (existsSync(chromium.executablePath())) return { name: "Playwright's own Chromium", path: undefined };
  if (existsSync(systemPath)) return { name: `the system's Chromium (${systemPath})`, path: systemPath };
  return undefined;
}

async function installFromSystem() {
  say('Installing the system package chromium …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['-y', '-qq', '--no-install-recommends', 'install', 'chromium'];
  if (await start('apt-get', install, env).ended) {
    await start('apt-get', ['-qq', 'update'], env).ended;
    await start('apt-get', install, env).ended;
  }
}

async function installFromPlaywright() {
  say("Installing Playwright's own Chromium …");
  await startNode([join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium']).ended;
}

/** Finds a browser or installs one, and says which. */
export async function requireBrowser() {
  if (!findBrowser()) {
    const debianAsRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
    await (debianAsRoot ? installFromSystem() : installFromPlaywright());
  }
  const browser = findBrowser();
  if (!browser) throw new Stop('There is no Chromium for the browser tests, and none could be installed.');
  say(`Browser tests use ${browser.name}.`);
}
