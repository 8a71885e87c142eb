import type { Page } from '@playwright/test';

/**
 * Gives the page a clock that tests move (https://playwright.dev/docs/clock). The host's time is left out of its
 * answers, by which the app would put a clock right that was moved before it asked.
 */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.route('**/robots.txt', async (route) => {
    const response = await route.fetch();
    const { date: _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
}
