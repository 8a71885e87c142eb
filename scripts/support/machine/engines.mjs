import { existsSync, globSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';
import { CommandError, print } from '../settings.mjs';
import { canInstallPackages, installPackage } from './system-packages.mjs';

const firefoxPaths = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

const webkitBrowserGlob = '/usr/lib/*/webkit*gtk-*/MiniBrowser';

const findFirst = (paths) => paths.find((path) => existsSync(path));

function findSystemEngine(name) {
  if (name === 'Firefox') {
    const firefox = findFirst(firefoxPaths);
    return firefox && { name: `the system's (${firefox})`, firefox };
  }
  const driver = findFirst(['/usr/bin/WebKitWebDriver']);
  const browser = globSync(webkitBrowserGlob).sort().at(-1);
  const screen = findFirst(['/usr/bin/Xvfb']);
  return (
    driver && browser && screen && { name: `the system's (${driver})`, webkit: { driver, browser, screen } }
  );
}

function findPlaywrightEngine(name) {
  const engine = name === 'Firefox' ? firefox : webkit;
  return existsSync(engine.executablePath()) ? { name: "Playwright's own" } : undefined;
}

/**
 * Finds an engine: the system's, driven by WebDriver, or Playwright's.
 * @param {'Firefox' | 'WebKit'} name
 * @returns {{ name: string, firefox?: string, webkit?: { driver: string, browser: string, screen: string } } | undefined}
 */
export function findEngine(name) {
  return findSystemEngine(name) ?? findPlaywrightEngine(name);
}

const packages = { Firefox: [['firefox-esr', 'firefox']], WebKit: [['webkit2gtk-driver'], ['xvfb']] };

/** @throws {CommandError} on CI when an engine is missing */
export async function requireEngines() {
  for (const [name, needed] of Object.entries(packages)) {
    if (!findEngine(name) && canInstallPackages()) for (const names of needed) await installPackage(...names);
    const engine = findEngine(name);
    const missing = `${name} is missing and could not be installed, so its journeys are not tested.`;
    if (!engine && process.env.CI) throw new CommandError(missing);
    print(engine ? `The journeys in ${name} use ${engine.name}.` : missing);
  }
}
