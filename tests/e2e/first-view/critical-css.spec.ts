/** Pages inline the critical CSS. The full stylesheet loads beside the scripts. */
import type { Page } from '@playwright/test';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { hold } from '../helpers/held-requests.ts';
import { demoMember } from '../helpers/sign-in.ts';
import { sample, walkTags } from '../helpers/walks.ts';

declare global {
  interface Window {
    styleSnapshot?: Map<string, string>;
  }
}

/** Saves the computed styles of all elements below `part`. @returns changes since the last call */
function readStyleChanges(page: Page, part = 'body'): Promise<string[]> {
  return page.evaluate((part) => {
    const pseudos = (element: Element) =>
      ['::before', '::after', ...(element.matches('input, textarea') ? ['::placeholder'] : [])].filter(
        (pseudo) => getComputedStyle(element, pseudo).content !== 'none',
      );
    const names = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'));
    const before = window.styleSnapshot;
    const styles = new Map<string, string>();
    for (const [index, element] of document.querySelectorAll(`${part} *`).entries()) {
      for (const pseudo of ['', ...pseudos(element)]) {
        const style = getComputedStyle(element, pseudo);
        const place = `${index} ${element.localName}.${element.getAttribute('class')}${pseudo}`;
        styles.set(place, names.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('\n'));
      }
    }
    window.styleSnapshot = styles;
    if (!before) return [];
    const isOld = (place: string, line: string) => before.get(place)?.split('\n').includes(line);
    const changed = [...styles].filter(([place, lines]) => before.get(place) !== lines);
    const gone = [...before.keys()].filter((place) => !styles.has(place)).map((place) => `${place} is gone`);
    const lines = changed.flatMap(([place, all]) =>
      all.split('\n').flatMap((line) => (isOld(place, line) ? [] : [`${place} ${line}`])),
    );
    return [...gone, ...lines].slice(0, 20);
  }, part);
}

const areThere = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLLinkElement>('link#styles')?.sheet != null);

/** The logo of a remembered tenant gets its size when it loads. */
const waitForImages = (page: Page) =>
  page.waitForFunction(() => [...document.images].every(({ complete }) => complete));

/** Expects a screen to look the same before and after the full stylesheet loads. */
async function expectSameLook(page: Page, path: string, isReady: () => Promise<unknown>): Promise<void> {
  const release = await hold(page, /_astro\/.*\.css/);
  await page.goto(siteUrl('ciu', path), { waitUntil: 'commit' });
  await expect(page.locator('#skeleton')).toHaveCount(0);
  await isReady();
  await readStyleChanges(page, 'astro-island');
  expect(await areThere(page), path).toBe(false);
  release();
  await expect.poll(() => areThere(page), path).toBe(true);
  expect(await readStyleChanges(page, 'astro-island'), path).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

test('pages and the raffle list look the same when the full stylesheet loads', {
  tag: walkTags,
}, async ({ page, signedIn, isMobile }) => {
  await page.emulateMedia({ colorScheme: isMobile ? 'light' : 'dark' });
  await signedIn(page, 'ciu');
  // On desktops the app waits for the stylesheet.
  if (isMobile)
    await test.step('raffle list looks the same when the full stylesheet loads', async () => {
      // Blocks all later loads, and the counts of tickets.
      await hold(page, /_astro\/services\./);
      await hold(page, '**/tickets/me/');
      await expectSameLook(page, '/', async () => {
        await expect(page.locator('[data-slot=balance]')).toBeVisible();
        await expect(page.locator('header img')).toBeVisible();
        await expect(page.locator('main article')).toHaveCount(11);
      });
    });

  const paths = ['/', '/wallet', '/sign-up', '/no-such-page'];
  for (const path of sample(paths, paths.length))
    await test.step(`page at ${path} looks the same when the full stylesheet loads`, async () => {
      if (path === '/sign-up') await page.evaluate(() => localStorage.clear());
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await hold(page, /_astro\/framework\./);
      await hold(page, /clients\/current/);
      const release = await hold(page, /_astro\/.*\.css/);
      await page.goto(siteUrl('ciu', path), { waitUntil: 'commit' });
      await expect(page.locator('#skeleton')).toBeVisible();
      if (path === '/') await expect(page.locator('#skeleton article')).not.toHaveCount(0);
      await waitForImages(page);
      expect(await areThere(page)).toBe(false);
      await readStyleChanges(page);
      release();
      // On phones the app loads the styles of the draws on demand.
      await page
        .locator('link#styles')
        .evaluate((link) => Object.assign(link, { rel: 'stylesheet', media: 'all' }));
      await expect.poll(() => areThere(page)).toBe(true);
      expect(await readStyleChanges(page)).toEqual([]);
    });
});

test('a prerendered form waits for the full stylesheet on submit, and is sent', async ({ page }) => {
  for (const path of sample(['/sign-in', '/forgot-password'], 2)) {
    await hold(page, /clients\/current/);
    await expectSameLook(page, path, () => waitForImages(page));
  }

  const letReact = await hold(page, /_astro\/framework\./);
  const letStyles = await hold(page, /_astro\/.*\.css/);
  await page.goto(siteUrl('ciu', '/sign-in'), { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(demoMember.email);
  await page.getByLabel('Password', { exact: true }).fill(demoMember.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(siteUrl('ciu', '/sign-in'));
  letReact();
  await expect(page.locator('link#styles[rel=stylesheet]')).toHaveCount(1);
  await expect(page.locator('#skeleton')).toHaveCount(1);
  letStyles();
  await expect(page).toHaveURL(siteUrl('ciu'));
});
