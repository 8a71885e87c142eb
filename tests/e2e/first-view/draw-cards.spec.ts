import type { Page } from '@playwright/test';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { hold } from '../helpers/held-requests.ts';
import { readWhenStable } from '../helpers/waits.ts';
import { isSoak, walkTags } from '../helpers/walks.ts';

/** Holds the framework. Other scripts run, as on a slow phone. */
const holdFramework = (page: Page) => hold(page, /_astro\/framework\./);

const skeleton = (page: Page) => page.locator('#skeleton');
const early = (page: Page) => skeleton(page).getByRole('article');

/** Card contents without countdowns, which change, and the member's tickets, which load later. */
async function firstCards(page: Page, count: number) {
  const cards = await page.evaluate(() =>
    [...document.querySelectorAll('article')].map((card) => {
      const { x, y, width, height } = card.getBoundingClientRect();
      const still = card.cloneNode(true) as Element;
      for (const left of still.querySelectorAll(
        '[data-slot=countdown-digits], [data-slot=countdown] .sr-only',
      ))
        left.remove();
      return [still.textContent.replace(/You have \d+ tickets?/, ''), x, y, width, height];
    }),
  );
  return cards.slice(0, count);
}

test.beforeEach(({ page, signedIn }) => signedIn(page, 'ciu'));

async function openEarly(page: Page, path = '/'): Promise<() => Promise<void>> {
  const release = await holdFramework(page);
  await page.goto(siteUrl('ciu', path), { waitUntil: 'commit' });
  return async () => {
    release();
    await expect(skeleton(page)).toHaveCount(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  };
}

test('the early raffle cards keep their place, focus and scroll position when the app loads', {
  tag: walkTags,
}, async ({ page, isMobile }) => {
  const count = isMobile ? 3 : 9;
  const scrolled = () => page.evaluate(() => scrollY);
  const release = await openEarly(page);
  await expect(early(page)).toHaveCount(count);
  await expect(skeleton(page).getByText('11 raffles')).toBeVisible();
  const link = early(page).nth(1).getByRole('link');
  await link.focus();
  const address = await link.getAttribute('href');
  await page.evaluate(() => scrollTo(0, 120));
  const before = await readWhenStable(() => firstCards(page, count));
  expect(before).toHaveLength(count);
  await release();
  await expect(page.getByRole('article').nth(count - 1)).toBeVisible();
  await expect.poll(() => firstCards(page, count)).toEqual(before);
  await expect(page.locator(`article a[href="${address}"]`)).toBeFocused();
  await expect.poll(scrolled).toBe(120);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Wallet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
  await page.goBack();
  await expect.poll(scrolled).toBe(120);
});

const badReplies = [
  [200, '{"results":7}'],
  [200, '<html>'],
  [500, '{"detail":"No"}'],
] as const;

test('early filters and raffle links work before the app, bad replies are left to it', async ({
  page,
  problems,
}) => {
  problems.allow(/Loading the image 'javascript/);
  const headers = { 'Access-Control-Allow-Origin': '*' };

  // First, because a loaded list is cached.
  for (const [status, body] of isSoak ? badReplies : [])
    await test.step(`early raffle list leaves the reply ${status} ${body} to the app`, async () => {
      await page.route(/draws\/public/, (route) => route.fulfill({ status, headers, body }));
      const hasReply = page.waitForResponse(/draws\/public/);
      const release = await openEarly(page);
      await (await hasReply).finished();
      await expect(skeleton(page).getByLabel('Search raffles')).toBeVisible();
      await expect(early(page)).toHaveCount(0);
      await release();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(0);
    });

  await test.step('early filters keep what is chosen, also where it equals the address', async () => {
    const search = page.getByLabel('Search raffles');
    const isOpenOnly = page.getByLabel('Live & Scheduled Only');
    const isMineOnly = page.getByLabel('My raffles only');
    const release = await openEarly(page, '/?all=1');
    await search.pressSequentially('draw');
    await page.getByLabel('Sort by').selectOption('Newest');
    await isOpenOnly.uncheck();
    await isMineOnly.check();
    await search.focus();
    await release();
    await expect(search).toBeFocused();
    await expect(page).toHaveURL(siteUrl('ciu', '/?search=draw&sort=new&all=1&mine=1'));
    await expect(isOpenOnly).not.toBeChecked();
    await expect(isMineOnly).toBeChecked();
  });

  await test.step('early raffle link opens its page', async () => {
    const release = await openEarly(page);
    await early(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/raffles\/\d+$/);
    await release();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  });

  await test.step('early raffle card escapes hostile text', async () => {
    const evil = '<img src=x onerror="document.title=1"><b>Bold</b>';
    const draw = { id: 1, name: evil, description: evil, price_cta: evil, logo_url: 'javascript:alert(1)' };
    await page.route(/draws\/public/, (route) =>
      route.fulfill({ headers, json: [{ ...draw, status: 'live', ticket_price: '1.00' }] }),
    );
    await openEarly(page);
    await expect(early(page).getByRole('heading', { name: evil })).toBeVisible();
    await expect(early(page).locator('b')).toHaveCount(0);
  });
});
