/** Pages inline the critical CSS. The full stylesheet loads beside the scripts. */
import type { Page } from '@playwright/test';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { hold } from '../helpers/held-requests.ts';

/** Computed styles, one property a line. */
function looks(page: Page, part = 'body'): Promise<string[]> {
  return page.evaluate(
    (part) =>
      [...document.querySelectorAll(`${part} *`)].flatMap((element, index) =>
        ['', '::before', '::after', '::placeholder'].flatMap((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          const shown = [...style].filter((name) => !name.startsWith('--'));
          const place = `${index} ${element.localName}.${element.className}${pseudo}`;
          return shown.map((name) => `${place} ${name}: ${style.getPropertyValue(name)}`);
        }),
      ),
    part,
  );
}

function changed(before: readonly string[], after: readonly string[]): string[] {
  return after.filter((line, index) => line !== before[index] || before.length !== after.length).slice(0, 20);
}

const areThere = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLLinkElement>('link#styles')?.sheet != null);

test('no page looks otherwise once all styles are there', async ({ page, signedIn, isMobile, problems }) => {
  problems.allow(/status of 404/);
  await page.emulateMedia({ colorScheme: isMobile ? 'light' : 'dark', reducedMotion: 'reduce' });
  for (const path of ['/sign-up', '/', '/wallet', '/no-such-page']) {
    if (path === '/') await signedIn(page, 'ciu');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await hold(page, /_astro\/framework\./);
    await hold(page, /clients\/current/);
    const release = await hold(page, /_astro\/.*\.css/);
    await page.goto(siteUrl('ciu', path), { waitUntil: 'commit' });
    await expect(page.locator('#skeleton')).toBeVisible();
    if (path === '/') await expect(page.locator('#skeleton article')).not.toHaveCount(0);
    expect(await areThere(page), path).toBe(false);
    const before = await looks(page);
    release();
    // On phones the app loads the styles of the draws on demand.
    await page
      .locator('link#styles')
      .evaluate((link) => Object.assign(link, { rel: 'stylesheet', media: 'all' }));
    await expect.poll(() => areThere(page), path).toBe(true);
    expect(changed(before, await looks(page)), path).toEqual([]);
  }
});

test.describe('the app', () => {
  test.skip(({ isMobile }) => !isMobile, 'the same at any width');

  test('the app waits for all styles, and a page without them is loaded again, once', async ({
    page,
    problems,
    signedIn,
  }) => {
    problems.allow(/404|stylesheet/);
    await signedIn(page, 'ciu');
    const release = await hold(page, /_astro\/.*\.css/);
    await page.route(/_astro\/.*\.css/, (route) => route.fulfill({ status: 404 }), { times: 1 });
    await page.goto(siteUrl('ciu', '/wallet'), { waitUntil: 'commit' });
    await expect(page.locator('link#styles[rel=stylesheet]')).toHaveCount(1);
    await expect(page.locator('#skeleton')).toHaveCount(1);
    release();
    await expect(page.locator('#skeleton')).toHaveCount(0);
    await expect.poll(() => areThere(page)).toBe(true);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('reloadedForPage'))).toBeNull();
  });

  test('the raffles wait for no other styles, and look the same with them', async ({ page, signedIn }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signedIn(page, 'ciu');
    // Blocks all later loads.
    await hold(page, /_astro\/page-services\./);
    const release = await hold(page, /_astro\/.*\.css/);
    await page.goto(siteUrl('ciu'), { waitUntil: 'commit' });
    await expect(page.locator('#skeleton')).toHaveCount(0);
    await expect(page.locator('[data-slot=balance]')).toBeVisible();
    await expect(page.locator('header img')).toBeVisible();
    await expect(page.locator('main article')).toHaveCount(11);
    const before = await looks(page, 'astro-island');
    expect(await areThere(page)).toBe(false);
    release();
    await expect.poll(() => areThere(page)).toBe(true);
    expect(changed(before, await looks(page, 'astro-island'))).toEqual([]);
  });

  test('a form that stands in its page waits for no other styles, unless it was sent', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of ['/forgot-password', '/sign-in']) {
      await hold(page, /clients\/current/);
      const release = await hold(page, /_astro\/.*\.css/);
      await page.goto(siteUrl('ciu', path), { waitUntil: 'commit' });
      await expect(page.locator('#skeleton')).toHaveCount(0);
      // The logo of a remembered tenant gets its size when it loads.
      await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
      const before = await looks(page, 'astro-island');
      expect(await areThere(page), path).toBe(false);
      release();
      await expect.poll(() => areThere(page), path).toBe(true);
      expect(changed(before, await looks(page, 'astro-island')), path).toEqual([]);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }

    const letReact = await hold(page, /_astro\/framework\./);
    const letStyles = await hold(page, /_astro\/.*\.css/);
    await page.goto(siteUrl('ciu', '/sign-in'), { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Sign in' }).click();
    letReact();
    await expect(page.locator('link#styles[rel=stylesheet]')).toHaveCount(1);
    await expect(page.locator('#skeleton')).toHaveCount(1);
    letStyles();
    await expect(page.getByText('Please enter valid email.')).toBeVisible();
  });
});
