import { requireBrowser } from '../machine/browser.mjs';
import { startNode } from '../processes.mjs';

/**
 * Tests a deployed site.
 * @param {{ site: string, client: string, withApi: boolean }} deployment
 * @param env further variables
 * @param args further arguments of Playwright
 * @returns the exit code
 */
export async function smoke({ site, client, withApi }, env = {}, ...args) {
  await requireBrowser();
  const cli = 'node_modules/@playwright/test/cli.js';
  return startNode([cli, 'test', '--config=tests/smoke/playwright.config.ts', ...args], {
    ...process.env,
    ...env,
    SMOKE_URL: site,
    SMOKE_CLIENT: client,
    SMOKE_WITH_API: withApi ? 'yes' : '',
  }).ended;
}
