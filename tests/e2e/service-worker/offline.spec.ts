import { notices } from '../../../src/lib/messages/notices.ts';
import { getRoute, notFoundTitle, routeNames } from '../../../src/lib/routes.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { installServiceWorker, readCachedUrls } from '../helpers/service-worker.ts';
import { sample, walkTags } from '../helpers/walks.ts';

test.use({ serviceWorkers: 'allow' });

test('every page opens offline after the first visit', {
  tag: walkTags,
}, async ({ context, page, signedIn }) => {
  await signedIn(page, 'ciu');
  await page.clock.install();
  await page.goto(siteUrl('ciu'));
  await installServiceWorker(page);
  await context.setOffline(true);
  const shown = routeNames.map(getRoute).filter(({ access }) => access !== 'public');
  for (const { path, title } of sample(shown, 8)) {
    const response = await page.goto(siteUrl('ciu', path.replace(':id', '7')));
    expect.soft([response?.status(), response?.fromServiceWorker()], path).toEqual([200, true]);
    await expect(page.locator('#skeleton')).toHaveCount(0);
    await expect(page).toHaveTitle(new RegExp(title));
    await expect.soft(page.getByText(notices.lazyLoadFailed), path).toHaveCount(0);
  }
  await page.goto(siteUrl('ciu', '/.well-known/change-password'));
  await expect(page).toHaveURL(siteUrl('ciu', '/change-password'));
  const response = await page.goto(siteUrl('ciu', '/no-such-page'));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: notFoundTitle })).toBeVisible();

  // No API reply is cached, and a sign-out works offline.
  const own = new URL(siteUrl('ciu')).origin;
  expect((await readCachedUrls(page)).filter((url) => new URL(url).origin !== own)).toEqual([]);
  await page.goto(siteUrl('ciu', '/more'));
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page).toHaveURL(siteUrl('ciu', '/sign-in'));
  await page.goto(siteUrl('ciu', '/wallet'));
  await expect(page).toHaveURL(siteUrl('ciu', '/sign-in'));
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
});
