import type { Page } from '@playwright/test';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { hold } from '../helpers/held-requests.ts';
import { readWhenStable } from '../helpers/waits.ts';

/** Holds the framework. Other scripts run, as on a slow phone. */
const holdFramework = (page: Page) => hold(page, /_astro\/framework\./);

const skeleton = (page: Page) => page.locator('#skeleton');
const early = (page: Page) => skeleton(page).getByRole('article');

/** Card contents without countdowns, which change. */
async function firstCards(page: Page, count: number) {
  const cards = await page.evaluate(() =>
    [...document.querySelectorAll('article')].map((card) => {
      const { x, y, width, height } = card.getBoundingClientRect();
      const still = card.cloneNode(true) as Element;
      for (const left of still.querySelectorAll(
        '[data-slot=countdown-digits], [data-slot=countdown] .sr-only',
      ))
        left.remove();
      return [still.textContent, x, y, width, height];
    }),
  );
  return cards.slice(0, count);
}

test.beforeEach(({ page, signedIn }) => signedIn(page, 'ciu'));

test('the first raffles stand where the app then has them', { tag: ['@phone', '@wide'] }, async ({
  page,
  isMobile,
}) => {
  const count = isMobile ? 3 : 9;
  const release = await holdFramework(page);
  await page.goto(siteUrl('ciu'), { waitUntil: 'commit' });
  await expect(early(page)).toHaveCount(count);
  await expect(skeleton(page).getByText('11 raffles')).toBeVisible();
  const before = await readWhenStable(() => firstCards(page, count));
  expect(before).toHaveLength(count);
  release();
  await expect(skeleton(page)).toHaveCount(0);
  await expect(page.getByRole('article').nth(count - 1)).toBeVisible();
  await expect.poll(() => firstCards(page, count)).toEqual(before);
});

test('whoever scrolled meanwhile stays there, and comes back there', { tag: ['@phone', '@wide'] }, async ({
  page,
}) => {
  const release = await holdFramework(page);
  await page.goto(siteUrl('ciu'), { waitUntil: 'commit' });
  await expect(early(page).nth(2)).toBeVisible();
  await page.evaluate(() => scrollTo(0, 120));
  release();
  await expect(skeleton(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(120);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Wallet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(120);
});

test.describe('at any width', () => {
  test('a raffle can be opened before the app is there', async ({ page }) => {
    const release = await holdFramework(page);
    await page.goto(siteUrl('ciu'), { waitUntil: 'commit' });
    await early(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/raffles\/\d+$/);
    release();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  });

  test('the link that has the focus keeps it', async ({ page }) => {
    const release = await holdFramework(page);
    await page.goto(siteUrl('ciu'), { waitUntil: 'commit' });
    await early(page).nth(1).getByRole('link').focus();
    const address = await page.evaluate(() => document.activeElement?.getAttribute('href'));
    release();
    await expect(skeleton(page)).toHaveCount(0);
    await expect(page.locator(`article a[href="${address}"]`)).toBeFocused();
  });

  test('what is chosen in the filters meanwhile takes effect', async ({ page }) => {
    const release = await holdFramework(page);
    await page.goto(siteUrl('ciu'), { waitUntil: 'commit' });
    await page.getByLabel('Search raffles').pressSequentially('draw');
    await page.getByLabel('Sort by').selectOption('Newest');
    await page.getByLabel('Live & Scheduled Only').uncheck();
    await page.getByLabel('Search raffles').focus();
    release();
    await expect(skeleton(page)).toHaveCount(0);
    await expect(page.getByLabel('Search raffles')).toBeFocused();
    await expect(page).toHaveURL(siteUrl('ciu', '/?search=draw&sort=new&all=1'));
    await expect(page.getByLabel('Live & Scheduled Only')).not.toBeChecked();
  });

  test('a switch that is set as the address has it stays so', async ({ page }) => {
    const release = await holdFramework(page);
    await page.goto(siteUrl('ciu', '/?all=1'), { waitUntil: 'commit' });
    await page.getByLabel('Live & Scheduled Only').uncheck();
    release();
    await expect(skeleton(page)).toHaveCount(0);
    await expect(page.getByLabel('Live & Scheduled Only')).not.toBeChecked();
    await expect(page).toHaveURL(siteUrl('ciu', '/?all=1'));
  });

  const odd: Readonly<Record<string, string>> = {
    'an error': '{"detail":"No"}',
    'no list': '{"results":7}',
    'no JSON': '<html>',
    'a draw without a name': '[{"id":1,"status":"live","ticket_price":"1.00"}]',
    'an id that leads elsewhere': '[{"id":"..","name":"x","status":"live","ticket_price":"1.00"}]',
  };

  test('an answer that cannot be drawn is left to the app', async ({ page }) => {
    const headers = { 'Access-Control-Allow-Origin': '*' };
    for (const [what, body] of Object.entries(odd)) {
      await test.step(what, async () => {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        const release = await holdFramework(page);
        const status = what === 'an error' ? 500 : 200;
        await page.route(/draws\/public/, (route) => route.fulfill({ status, headers, body }));
        const isAnswered = page.waitForResponse(/draws\/public/);
        await page.goto(siteUrl('ciu'), { waitUntil: 'commit' });
        await (await isAnswered).finished();
        await expect(skeleton(page).getByLabel('Search raffles')).toBeVisible();
        await expect(early(page)).toHaveCount(0);
        release();
        await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
        await expect(page.getByRole('article')).toHaveCount(0);
      });
    }
  });

  test('hostile text stays text', async ({ page, problems }) => {
    problems.allow(/Loading the image 'javascript/);
    await holdFramework(page);
    const evil = '<img src=x onerror="document.title=1"><b>Bold</b>';
    const draw = { id: 1, name: evil, description: evil, price_cta: evil, logo_url: 'javascript:alert(1)' };
    await page.route(/draws\/public/, (route) =>
      route.fulfill({
        headers: { 'Access-Control-Allow-Origin': '*' },
        json: [{ ...draw, status: 'live', ticket_price: '1.00' }],
      }),
    );
    await page.goto(siteUrl('ciu'), { waitUntil: 'commit' });
    await expect(early(page).getByRole('heading', { name: evil })).toBeVisible();
    await expect(early(page).locator('b')).toHaveCount(0);
  });
});
