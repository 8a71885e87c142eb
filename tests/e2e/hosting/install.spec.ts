import type { Page } from '@playwright/test';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { sitePort } from '../helpers/hosts/addresses.ts';

interface Manifest {
  readonly name: string;
  readonly id: string;
  readonly start_url: string;
  readonly scope: string;
  readonly theme_color: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
}

const previewUrl = (path: string) => `http://127.0.0.1:${sitePort}${path}`;

/** The tenant's manifest and the browser's installability errors. */
async function manifestOf(page: Page) {
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', /^data:/);
  const session = await page.context().newCDPSession(page);
  const { data = '', errors } = await session.send('Page.getAppManifest');
  const { installabilityErrors: found } = await session.send('Page.getInstallabilityErrors');
  // A test's browser counts as incognito.
  const installabilityErrors = found.filter(({ errorId }) => errorId !== 'in-incognito');
  const manifest = JSON.parse(data) as Manifest;
  return { manifest, errors, installabilityErrors };
}

/** Rejected images have no size. */
function decoded(page: Page, urls: readonly string[]) {
  return page.evaluate(
    (sources) =>
      Promise.all(
        sources.map(async (src) => {
          const image = new Image();
          image.src = src;
          await image.decode();
          return `${image.naturalWidth}x${image.naturalHeight}`;
        }),
      ),
    urls,
  );
}

const themeColours = (page: Page) =>
  page
    .locator('meta[name=theme-color]')
    .evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content')));

test('a club whose logo is a square is installed with it', { tag: '@wide' }, async ({ page, open }) => {
  const origin = new URL(siteUrl('riverside')).origin;
  await open('riverside', '/privacy-policy');
  const { manifest, errors, installabilityErrors } = await manifestOf(page);
  expect(errors).toEqual([]);
  expect(installabilityErrors).toEqual([]);
  expect(manifest).toMatchObject({ name: 'Riverside Club', theme_color: '#0f5c6e' });
  expect([manifest.id, manifest.start_url, manifest.scope]).toEqual(Array(3).fill(`${origin}/`));
  expect(manifest.icons).toEqual([
    {
      src: expect.stringMatching(/logo-riverside\.svg$/),
      sizes: 'any',
      purpose: 'any',
      type: 'image/svg+xml',
    },
  ]);
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /logo-riverside\.svg$/);
  await expect(page.locator('link[rel=apple-touch-icon]')).toHaveAttribute('href', /^data:image\/png/);
  await expect(page.locator('meta[name=apple-mobile-web-app-title]')).toHaveAttribute(
    'content',
    'Riverside Club',
  );
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    /data Riverside Club keeps/,
  );
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index');
});

test('a club whose logo is no square is installed with its initials on its colour', { tag: '@wide' }, async ({
  page,
  open,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open('ciu', '/sign-in');
  const { manifest, errors, installabilityErrors } = await manifestOf(page);
  expect(errors).toEqual([]);
  expect(installabilityErrors).toEqual([]);
  expect(manifest).toMatchObject({ name: 'CIU Social Club', theme_color: '#7a1f3d' });
  expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', 'any maskable'],
    ['512x512', 'any maskable'],
  ]);
  const sources = manifest.icons.map(({ src }) => src);
  expect(await decoded(page, sources)).toEqual(['192x192', '512x512']);

  const light = await themeColours(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => themeColours(page)).not.toEqual(light);
  const [dark = ''] = await themeColours(page);
  await expect.poll(() => themeColours(page)).toEqual([dark, dark]);
  const shown = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(dark).toBe(shown);
});

test('an address that is no club’s keeps the clubs apart and out of search engines', {
  tag: '@wide',
}, async ({ page, sandbox }) => {
  await page.goto(previewUrl('/gdpr?client=ciu'));
  const { manifest } = await manifestOf(page);
  expect([manifest.id, manifest.start_url]).toEqual([previewUrl('/?client=ciu'), previewUrl('/?client=ciu')]);
  await expect(page).toHaveTitle('GDPR · CIU Social Club');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const colour = () =>
    page.evaluate(() => document.documentElement.style.getPropertyValue('--tenant-primary'));
  await expect.poll(colour).toBe('#7a1f3d');
  await sandbox.faults({ status: 503 });
  await page.goto(previewUrl('/gdpr?client=riverside'));
  await expect(page.getByText('This text cannot be shown right now')).toBeVisible();
  await expect(page).toHaveTitle('GDPR');
  await expect(page.getByText('CIU')).toHaveCount(0);
  expect(await colour()).toBe('');
});
