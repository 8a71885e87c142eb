/** The Chromium that the browser tests use: Playwright's own where it is installed, otherwise the system's. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { startNode } from '../processes.mjs';
import { CommandError, print, root } from '../settings.mjs';

import { canInstallPackages, installPackage } from './system-packages.mjs';

/** The shell is the same Chromium without a window: the browser tests take two thirds of the time with it. */
const shell = 'chromium-headless-shell';
const systemPackages = [shell, 'chromium'];

/** @returns `path` is undefined for Playwright's own; nothing at all when there is no browser */
export function findBrowser() {
  if (existsSync(chromium.executablePath())) return { name: "Playwright's own Chromium", path: undefined };
  const path = systemPackages.map((name) => `/usr/bin/${name}`).find((place) => existsSync(place));
  return path === undefined ? undefined : { name: `the system's Chromium (${path})`, path };
}

async function installFromPlaywright() {
  print("Installing Playwright's own Chromium …");
  await startNode([join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium']).ended;
}

/** Finds a browser or installs one, and says which. Where the shell can be had, a Chromium with a window is not enough. */
export async function requireBrowser() {
  const found = findBrowser();
  const isQuick = found && (found.path === undefined || found.path.endsWith(shell));
  if (!isQuick && canInstallPackages()) await installPackage(...systemPackages);
  else if (!found) await installFromPlaywright();
  const browser = findBrowser();
  if (!browser)
    throw new CommandError('There is no Chromium for the browser tests, and none could be installed.');
  print(`Browser tests use ${browser.name}.`);
}
