import type { Page } from '@playwright/test';

/** Runs in the page: true once it has loaded the script of that name. */
function hasLoaded(script: string): boolean {
  return performance.getEntriesByType('resource').some(({ name }) => name.includes(`/${script}.`));
}

/**
 * Waits until a page has what follows its first view: how screens come in, what writes are sent and told with. Further
 * scripts that the test needs, such as the screens that are loaded ahead, are to be named.
 */
export async function atRest(page: Page, ...scripts: readonly string[]): Promise<void> {
  for (const script of ['at-hand', 'writing', ...scripts]) await page.waitForFunction(hasLoaded, script);
  await page.waitForLoadState('networkidle');
}
