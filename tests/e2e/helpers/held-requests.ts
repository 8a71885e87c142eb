import type { Page } from '@playwright/test';

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
