import type { Page } from '@playwright/test';

/** Waits until a page has loaded the script of that name. */
export async function waitForScript(page: Page, script: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => performance.getEntriesByType('resource').some(({ name }) => name.includes(`/${wanted}.`)),
    script,
  );
}

/**
 * Waits until a page has what follows its first view: how screens come in, what writes are sent and told with; where
 * somebody is to sign in, most of it comes with the first touch. Further scripts that the test needs, such as the screens
 * that are loaded ahead, are to be named.
 */
export async function waitForIdle(page: Page, ...scripts: readonly string[]): Promise<void> {
  for (const script of ['at-hand', 'writing', ...scripts]) await waitForScript(page, script);
  await page.waitForLoadState('networkidle');
}
