/** The app opens without a connection: what the service worker answers, once it is there. */
import type { Page } from '@playwright/test';
import { notFoundTitle, routeNames, routeOf } from '../../../src/lib/routes.ts';
import { expect, siteUrl, test } from '../support/fixtures.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the worker has taken everything in and answers this page. */
async function haveWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

test('after one visit every address opens without a connection', async ({
  context,
  page,
  problems,
  signedIn,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/, /status of 404/);
  await signedIn(page, 'ciu');
  await page.goto(siteUrl('ciu'));
  await haveWorker(page);
  await context.setOffline(true);
  for (const { path, title, access } of routeNames.map(routeOf)) {
    if (access === 'public') continue;
    const response = await page.goto(siteUrl('ciu', path.replace(':id', '7')));
    expect.soft([response?.status(), response?.fromServiceWorker()], path).toEqual([200, true]);
    await expect(page.locator('#skeleton')).toHaveCount(0);
    await expect(page).toHaveTitle(new RegExp(title));
  }
  const response = await page.goto(siteUrl('ciu', '/no-such-page'));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: notFoundTitle })).toBeVisible();
});
