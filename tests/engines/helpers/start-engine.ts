import { chromium, firefox, webkit } from '@playwright/test';
import { findBrowser } from '../../../scripts/support/machine/browser.mjs';
import { findEngine } from '../../../scripts/support/machine/engines.mjs';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWithPlaywright } from './playwright.ts';
import { startWebKit } from './webkit.ts';

export type EngineName = 'Firefox' | 'WebKit';

/** Starts the engine that `findEngine` found: the system's own by its WebDriver, otherwise Playwright's. */
export async function startEngine(name: EngineName): Promise<Engine> {
  const found = findEngine(name);
  if (found?.firefox) return startFirefox(found.firefox);
  if (found?.webkit) return startWebKit(found.webkit);
  return startWithPlaywright(name === 'Firefox' ? firefox : webkit);
}

/** The browser that the others are compared with. */
export function startChromium(): Promise<Engine> {
  const path = findBrowser()?.path;
  return startWithPlaywright(chromium, path === undefined ? {} : { executablePath: path });
}
