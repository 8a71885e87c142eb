import { shellPath } from '../../../src/lib/redirect-rules.ts';
import { getRoute, notFoundTitle, routeNames } from '../../../src/lib/routes.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { sample } from '../helpers/walks.ts';

const shells = [
  ...routeNames.map((name) => ({ ...getRoute(name), path: getRoute(name).path.replace(':id', '7') })),
  { path: '/no-such-page', title: notFoundTitle, access: 'open', menu: undefined },
];

test.use({ javaScriptEnabled: false });

test('each page shows its title and a notice when scripts are off', {
  tag: ['@wide', '@spec:8.67'],
}, async ({ page }) => {
  // smoke.spec reads the status, title and robots of all.
  for (const { path, title, access, menu } of [...sample(shells.slice(0, -1), 5), ...shells.slice(-1)]) {
    await test.step(path, async () => {
      const response = await page.goto(siteUrl('ciu', path));
      expect(response?.status()).toBe(title === notFoundTitle ? 404 : 200);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([new RegExp(`^${title}$`, 'i')]);
      await expect(page.locator('html[lang=en-GB]')).toHaveAttribute('data-access', access);
      for (const [meta, content] of [
        ['name=robots', menu === 'compliance' ? 'index' : 'noindex'],
        ['name=description', /.{20}/],
        ['property="og:title"', title],
        ['property="og:description"', /.{20}/],
        ['name="twitter:card"', 'summary'],
        ['name=viewport', /viewport-fit=cover/],
      ] as const) {
        await expect(page.locator(`meta[${meta}]`)).toHaveAttribute('content', content);
      }
      await expect(page.locator('#announcer[aria-live=polite], #alerts[aria-live=assertive]')).toHaveText([
        '',
        '',
      ]);
      await expect(page.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#content');
      await expect(page.locator('#content')).toHaveCount(1);
      await expect(page.locator('[style]')).toHaveCount(0);
      await expect(page.locator('noscript p')).toHaveCount(1);
    });
  }
});

test("prerendered screens are in their HTML, forms send nothing, and the draw's shell is not indexed", {
  tag: '@wide',
}, async ({ page }) => {
  for (const { path, texts, link } of [
    { path: '/sign-in', texts: ['Enter your email below to login to your account'], link: 'Sign up' },
    { path: '/sign-up', texts: ['Step 1', /^Already have an account\?/], link: 'Sign in' },
    { path: '/forgot-password', texts: ['Send Link To email'], link: 'Go to sign in page' },
    { path: '/reset-password', texts: ['Checking your link…'], link: 'Go to sign in page' },
    { path: '/help', texts: ['Winners are picked at random'], link: 'Your chances' },
  ]) {
    await page.goto(siteUrl('ciu', path));
    const main = page.getByRole('main');
    for (const text of texts) await expect(main.getByText(text)).toBeVisible();
    await expect(main.getByRole('link', { name: link })).toBeVisible();
  }
  await page.goto(siteUrl('ciu', '/sign-in'));
  await page.getByLabel('Password', { exact: true }).fill('secret');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(siteUrl('ciu', '/sign-in'));
  await page.goto(siteUrl('ciu', shellPath(getRoute('draw'))));
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
