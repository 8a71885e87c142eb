import type { Page } from '@playwright/test';
import { waitForIdle } from './waits.ts';

/**
 * Holds back every answer to what a pattern matches, so that a test looks at what is shown meanwhile for as long as it
 * takes. @param method holds requests of this method alone @returns lets them go, now and from now on
 */
export async function hold(page: Page, pattern: string | RegExp, method?: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    if (!method || route.request().method() === method) await promise;
    await route.continue();
  });
  return resolve;
}

/**
 * Has the session refused to whatever the test sends next, and to nothing else: reads that the page makes by itself, such
 * as for news or for wins, are held back.
 * @returns lets these reads go
 */
export async function revokeSessionWhileIdle(page: Page, revoke: () => Promise<void>): Promise<() => void> {
  await waitForIdle(page);
  const letGo = await hold(page, '**/me/**', 'GET');
  await revoke();
  return letGo;
}
