import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startNode } from '../processes.mjs';
import { CommandError, print, root } from '../settings.mjs';
import { canInstallPackages, installPackage } from './system-packages.mjs';

/** Reduces the time of the browser tests by a third. */
const headlessShell = 'chromium-headless-shell';
const systemPackages = [headlessShell, 'chromium'];

/** Returns Playwright's own Chromium without a `path`, otherwise the system's. */
export function findBrowser() {
  if (existsSync(chromium.executablePath())) return { name: "Playwright's own Chromium", path: undefined };
  const path = systemPackages.map((name) => `/usr/bin/${name}`).find((candidate) => existsSync(candidate));
  return path === undefined ? undefined : { name: `the system's Chromium (${path})`, path };
}

async function installFromPlaywright() {
  print("Installing Playwright's Chromium…");
  await startNode([join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium']).ended;
}

/** Prefers the headless shell. @throws {CommandError} without a browser */
export async function requireBrowser() {
  const found = findBrowser();
  const isHeadless = found && (found.path === undefined || found.path.endsWith(headlessShell));
  if (!isHeadless && canInstallPackages()) await installPackage(...systemPackages);
  else if (!found) await installFromPlaywright();
  const browser = findBrowser();
  if (!browser) throw new CommandError('The browser tests need Chromium, which could not be installed.');
  print(`Browser tests use ${browser.name}.`);
}
