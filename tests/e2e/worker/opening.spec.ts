/** The app opens without a connection: what the service worker answers, once it is there. */
import { notFoundTitle, routeNames, routeOf } from '../../../src/lib/routes.ts';
import { expect, siteUrl, test } from '../support/fixtures.ts';
import { haveWorker } from './support.ts';

test.use({ serviceWorkers: 'allow' });

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

  // No answer of the API is kept, and who leaves without a connection has left.
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().filter(({ url }) => new URL(url).origin !== location.origin).length;
  });
  expect(kept).toBe(0);
  await page.goto(siteUrl('ciu'));
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(siteUrl('ciu', '/sign-in'));
  await page.goto(siteUrl('ciu', '/wallet'));
  await expect(page).toHaveURL(siteUrl('ciu', '/sign-in'));
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
});
