import { getAppManifest } from '../helpers/app-manifest.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { sitePort } from '../helpers/hosts/addresses.ts';

const previewUrl = (path: string) => `http://127.0.0.1:${sitePort}${path}`;

test("site is installable, and the browser's bars have the page's colour in light and dark", {
  tag: '@wide',
}, async ({ page, open }) => {
  await open('riverside', '/privacy-policy');
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /logo-riverside\.svg$/);
  const { url, manifest, problems } = await getAppManifest(page);
  expect(problems).toEqual([]);
  expect(url).toBe(siteUrl('riverside', '/manifest.webmanifest'));
  expect(manifest).toMatchObject({ name: 'Club Raffles', id: '/', start_url: '/', scope: '/' });
  await expect(page.locator('meta[name=apple-mobile-web-app-title]')).toHaveAttribute(
    'content',
    'Riverside Club',
  );
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    /What Riverside Club knows/,
  );
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index');

  const getPageColour = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  /** The app replaces the colours of the prerendered page. */
  const readBarColour = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html.dark')).toHaveCount(colorScheme === 'dark' ? 1 : 0);
    const isPageColour = async () => {
      const colour = await getPageColour();
      const bars = await page.locator('meta[name=theme-color]').all();
      return Promise.all(bars.map(async (bar) => (await bar.getAttribute('content')) === colour));
    };
    await expect.poll(isPageColour).toEqual([true, true]);
    return getPageColour();
  };
  expect(await readBarColour('light')).not.toBe(await readBarColour('dark'));
});

test('preview host separates the clubs and is not indexed', {
  tag: '@wide',
}, async ({ page, sandbox }) => {
  await page.goto(previewUrl('/gdpr?client=ciu'));
  await expect(page).toHaveTitle('GDPR · CIU Social Club');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const colour = () =>
    page.evaluate(() => document.documentElement.style.getPropertyValue('--tenant-primary'));
  await expect.poll(colour).toBe('#7a1f3d');
  await sandbox.faults({ status: 503 });
  await page.goto(previewUrl('/gdpr?client=riverside'));
  await expect(page.getByText(/^We can't show this page right now$/)).toBeVisible();
  await expect(page).toHaveTitle('GDPR');
  await expect(page.getByText('CIU')).toHaveCount(0);
  expect(await colour()).toBe('');
});
