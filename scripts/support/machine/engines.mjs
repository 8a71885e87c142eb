/** The other engines that the site is tested in: the system's own by WebDriver, otherwise Playwright's. */
import { existsSync, globSync } from 'node:fs';
import { firefox, webkit } from 'playwright';
import { CommandError, print } from '../settings.mjs';

import { canInstallPackages, installPackage } from './system-packages.mjs';

const firefoxPlaces = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** The browser that WebKitGTK's packages bring for its driver; the newest where there are several. */
const webkitBrowsers = '/usr/lib/*/webkit*gtk-*/MiniBrowser';

const first = (places) => places.find((place) => existsSync(place));

function systemEngine(name) {
  if (name === 'Firefox') {
    const firefox = first(firefoxPlaces);
    return firefox && { name: `the system's (${firefox})`, firefox };
  }
  const driver = first(['/usr/bin/WebKitWebDriver']);
  const browser = globSync(webkitBrowsers).sort().at(-1);
  const screen = first(['/usr/bin/Xvfb']);
  return (
    driver && browser && screen && { name: `the system's (${driver})`, webkit: { driver, browser, screen } }
  );
}

function playwrightEngine(name) {
  const engine = name === 'Firefox' ? firefox : webkit;
  return existsSync(engine.executablePath()) ? { name: "Playwright's own" } : undefined;
}

/**
 * @param {'Firefox' | 'WebKit'} name
 * @returns {{ name: string, firefox?: string, webkit?: { driver: string, browser: string, screen: string } } | undefined}
 */
export function findEngine(name) {
  return systemEngine(name) ?? playwrightEngine(name);
}

const packages = { Firefox: [['firefox-esr', 'firefox']], WebKit: [['webkit2gtk-driver'], ['xvfb']] };

/** Finds the engines or installs them, and says of each which it is. @throws {CommandError} on CI, where one is missing */
export async function requireEngines() {
  for (const [name, needed] of Object.entries(packages)) {
    if (!findEngine(name) && canInstallPackages()) for (const names of needed) await installPackage(...names);
    const engine = findEngine(name);
    const missing = `There is no ${name} here, and none could be installed: its journeys are not tested.`;
    if (!engine && process.env.CI) throw new CommandError(missing);
    print(engine ? `The journeys in ${name} use ${engine.name}.` : missing);
  }
}
