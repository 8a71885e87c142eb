/** Pages carry the styles of what they show before the app is there; all of them come in a file beside the scripts. */
import type { Page } from '@playwright/test';
import { expect, siteUrl, test } from '../support/fixtures.ts';
import { hold } from '../support/hold.ts';

/** How everything on the page looks, as the browser works it out: a line for each property. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')].flatMap((element, index) =>
      ['', '::before', '::after', '::placeholder'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const shown = [...style].filter((name) => !name.startsWith('--'));
        const place = `${index} ${element.localName}.${element.className}${part}`;
        return shown.map((name) => `${place} ${name}: ${style.getPropertyValue(name)}`);
      }),
    ),
  );
}

const areThere = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLLinkElement>('link#styles')?.sheet != null);

test('no page looks otherwise once all styles are there', async ({ page, signedIn, isMobile, problems }) => {
  problems.allow(/status of 404/);
  await page.emulateMedia({ colorScheme: isMobile ? 'light' : 'dark', reducedMotion: 'reduce' });
  for (const path of ['/sign-in', '/sign-up', '/', '/wallet', '/no-such-page']) {
    if (path === '/') await signedIn(page, 'ciu');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await hold(page, /_astro\/framework\./);
    // The club's colours.
    await hold(page, /clients\/current/);
    const release = await hold(page, /_astro\/.*\.css/);
    await page.goto(siteUrl('ciu', path), { waitUntil: 'commit' });
    await expect(page.locator('#skeleton')).toBeVisible();
    if (path === '/') await expect(page.locator('#skeleton article')).not.toHaveCount(0);
    expect(await areThere(page), path).toBe(false);
    const before = await looks(page);
    release();
    await expect.poll(() => areThere(page), path).toBe(true);
    const after = await looks(page);
    expect(
      after.filter((line, index) => line !== before[index]),
      path,
    ).toEqual([]);
    expect(after).toHaveLength(before.length);
  }
});

test('the app waits for all styles, and a page without them is loaded again, once', async ({
  page,
  problems,
}) => {
  problems.allow(/404|stylesheet/);
  await page.route(/_astro\/.*\.css/, (route) => route.fulfill({ status: 404 }), { times: 1 });
  await page.goto(siteUrl('ciu', '/sign-in'));
  await expect(page.locator('#skeleton')).toHaveCount(0);
  expect(await areThere(page)).toBe(true);
  expect(await page.evaluate(() => sessionStorage.getItem('reloadedForPage'))).toBeNull();
});
