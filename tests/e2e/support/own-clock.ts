import type { Page } from '@playwright/test';

/**
 * Gives the page a clock that tests move (https://playwright.dev/docs/clock). The host's answers come without its time,
 * by which the app would put a clock right that was moved before it asked. When a tab asks after a countdown's end is
 * left to chance: here it does so late, and what stands until then is there to be seen.
 */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    Math.random = () => 0.99;
  });
  await page.route('**/robots.txt', (route) => route.fulfill());
}
