import type { Page } from '@playwright/test';
import { noDrawsText, sortOptions } from '../../../src/lib/draws/draw-filters.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { hold } from '../helpers/held-requests.ts';
import { countdownIn } from '../helpers/locators.ts';
import { advanceUntilPolled, installClock, pauseClock, shortTimeout } from '../helpers/page-setup.ts';
import { sample } from '../helpers/walks.ts';
import { visit } from '../resilience/faults/call-scenario.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const card = (page: Page, name: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
const search = (page: Page) => page.getByPlaceholder('Search ...');
const sort = (page: Page) => page.getByRole('combobox', { name: 'Sort by' });
const liveOnly = (page: Page) => page.getByRole('switch', { name: 'Live & Scheduled Only' });

test('cards show prize, price, status and countdown, and link to the draw', {
  tag: ['@spec:2.5', '@spec:4.33', '@spec:4.34'],
}, async ({ page, signedIn, open }) => {
  await signedIn(page, 'ciu');
  await page.route('**/pictures/holiday.svg', (route) => route.abort());
  await open('ciu');
  await expect(page).toHaveTitle(/^Raffles · /);
  const live = card(page, 'Summer Getaway');
  for (const text of ['A week in Cornwall for two', '£5.00', 'Live', 'Close Date']) {
    await expect(live.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(countdownIn(live)).toBeVisible();
  await expect(live.getByRole('link')).toHaveText(/^Play/);
  await expect(live.locator('img')).toHaveCount(0);
  const scheduled = card(page, 'Harvest Hamper');
  for (const text of ['Scheduled', 'Draw Opens In']) {
    await expect(scheduled.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(scheduled.getByRole('link')).toHaveText(/^Preview/);
  await expect(scheduled.locator('img')).toHaveCount(1);
  const words = page.getByText('Sort by', { exact: true });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect
      .poll(async () => (await words.boundingBox())?.width, 'not for readers alone')
      .toBeGreaterThan(20);
  }
  await live.click({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL(/\/raffles\/\d+$/);
  await expect(page.getByRole('heading', { name: 'Summer Getaway' })).toBeVisible();
});

/** Runs in the page. React gives an element that it renders again a new object of properties. */
function keepRenderedProps(): { readonly isSame: () => boolean } {
  const parts = [...document.querySelectorAll('[data-slot=countdown], [data-slot=countdown] *')];
  const read = () =>
    parts.map((part) => Object.entries(part).find(([name]) => name.startsWith('__reactProps$'))?.[1]);
  const before = read();
  return {
    isSame: () => before.length > 0 && read().every((props, index) => props && props === before[index]),
  };
}

test('list updates its countdowns and searches once when the member types', {
  tag: ['@spec:4.41', '@spec:7.24', '@spec:9.5'],
}, async ({ page, signedIn, sandbox, open }) => {
  await installClock(page);
  await signedIn(page, 'ciu');
  await open('ciu');
  await expect(card(page, 'Summer Getaway')).toBeVisible();
  await pauseClock(page);

  await test.step('countdowns update their text without rendering the cards again', async () => {
    const [first, beyond] = [countdownIn(page).first(), countdownIn(page).last()];
    await expect(beyond).not.toBeInViewport();
    const unseen = await beyond.textContent();
    // Code that loads after the first view renders the cards again.
    await expect(async () => {
      const shown = await first.textContent();
      const rendered = await page.evaluateHandle(keepRenderedProps);
      await page.clock.runFor(3_000);
      expect(await first.textContent()).not.toBe(shown);
      expect(await rendered.evaluate(({ isSame }) => isSame())).toBe(true);
    }).toPass();
    await beyond.scrollIntoViewIfNeeded();
    await page.clock.runFor(1_000);
    await expect(beyond).not.toHaveText(unseen ?? '');
  });

  await test.step('search sends one request half a second after the last letter', async () => {
    await search(page).pressSequentially('jack');
    await page.clock.runFor(450);
    await search(page).pressSequentially('pot');
    await page.clock.runFor(490);
    await expect(page).toHaveURL(siteUrl('ciu'));
    await page.clock.runFor(20);
    await expect(page).toHaveURL(siteUrl('ciu', '/?search=jackpot'));
    await page.clock.resume();
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page).getByRole('heading')).toHaveText(/Club Night Jackpot/);
    await expect(page.locator('[data-slot=draw-count]', { hasText: '1 raffle' })).toBeVisible();
    const { requests } = await sandbox.requests();
    expect(requests.filter(({ url }) => url.includes('search='))).toHaveLength(1);
  });

  await test.step('search offers all raffles without a match', async () => {
    await visit({ page, sandbox, club: 'ciu' }, '/?search=no+such+thing');
    await expect(search(page)).toHaveValue('no such thing');
    await expect(page.getByRole('heading', { name: 'No raffle found' })).toBeVisible();
    await expect(page.getByText(noDrawsText)).toBeVisible();
    await page.getByRole('link', { name: 'Show all raffles' }).click();
    await expect(page).toHaveURL(siteUrl('ciu', '/?all=1'));
    await expect(card(page, 'Summer Getaway')).toBeVisible();
  });
});

test('list stays in view while sort and switch refetch it, and keeps both on Back', {
  tag: ['@spec:4.35', '@spec:7.24', '@spec:7.36', '@spec:9.28'],
}, async ({ page, signedIn, open }) => {
  await signedIn(page, 'ciu');
  await open('ciu');
  await expect(liveOnly(page)).toBeChecked();
  await expect(sort(page).getByRole('option')).toHaveText(sortOptions.map(({ label }) => label));
  await expect(card(page, 'Summer Getaway')).toBeVisible();
  await expect(card(page, 'Garden Makeover')).toHaveCount(0);
  const answer = await hold(page, '**/draws/public/*');
  const sorted = page.waitForRequest((request) => request.url().includes('sort=price&order=asc'));
  await sort(page).selectOption('price-asc');
  expect((await sorted).url()).toContain('status=live&status=scheduled');
  const busy = page.getByRole('main').locator('[aria-busy=true]');
  await expect(busy).toBeVisible();
  await expect(card(page, 'Summer Getaway')).toBeVisible();
  answer();
  await expect(busy).toHaveCount(0);
  await expect(card(page, 'Summer Getaway')).toBeVisible();

  const isKept = async () => {
    await expect(page).toHaveURL(siteUrl('ciu', '/?sort=price-asc'));
    await expect(sort(page)).toHaveValue('price-asc');
    await expect(cards(page).first()).toContainText('£0.50');
  };
  await isKept();
  await cards(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'About this raffle' })).toBeVisible();
  await page.goBack();
  await isKept();

  const asked = page.waitForRequest((request) => request.url().includes('/draws/public/'));
  await liveOnly(page).click();
  expect((await asked).url()).not.toContain('status=');
  await expect(page).toHaveURL(siteUrl('ciu', '/?sort=price-asc&all=1'));
  const closed = card(page, 'Garden Makeover');
  await expect(closed.getByText('Closed', { exact: true })).toBeVisible();
  await expect(closed.getByText('Draw Ended')).toBeVisible();
});

test('list refetches a draw when its countdown ends only if its card is visible', {
  tag: '@spec:4.40',
}, async ({ page, signedIn, sandbox, open }) => {
  await installClock(page);
  const wish = { club: 'ciu', name: 'Common Draw' } as const;
  await sandbox.addDraws({ ...wish, count: 12, ticketPrice: 100, closesInMs: 600_000 });
  const late = await sandbox.addDraws({ ...wish, count: 4, ticketPrice: 900, closesInMs: 60_000 });
  // Subscriptions would ask for the draws, too.
  const { email } = await sandbox.createMember({ club: 'ciu' });
  await signedIn(page, 'ciu', email);
  await open('ciu', '/?all=1&search=Common&sort=price-asc');
  const last = cards(page).last();
  await expect(cards(page)).toHaveCount(16);
  await last.scrollIntoViewIfNeeded();
  await expect(last.getByText('Live', { exact: true })).toBeVisible();
  await expect(countdownIn(last)).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(last).not.toBeInViewport();
  const asked = async () => (await sandbox.requests()).counts['GET draws/public/'] ?? 0;
  await sandbox.clearRequests();
  await sandbox.advance(300_000);
  await page.clock.fastForward(300_000);
  expect(await asked()).toBe(0);
  await last.scrollIntoViewIfNeeded();
  await expect(last.getByText('Draw Ended')).toBeVisible();
  await advanceUntilPolled(page, () =>
    expect(last.getByText('Closed', { exact: true })).toBeVisible(shortTimeout),
  );
  expect(late.map((id) => `/raffles/${id}`)).toContain(await last.getByRole('link').getAttribute('href'));
  expect(await asked()).toBe(1);
  await page.clock.fastForward(40_000);
  await expect.poll(asked).toBe(2);
});

/** Closing times with a short and a long countdown and date, in ms from now. */
const closings = [
  4 * 86_400_000 + 60_000,
  Date.parse(`November 30, ${new Date().getFullYear() + 1}, 12:50`) - Date.now(),
];

/** Counts the places of price and button in their cards, for each row of cards. Runs in the page. */
function countPlaces(): number[] {
  const rows = new Map<number, Set<string>>();
  for (const card of document.querySelectorAll('article')) {
    const { top, bottom, right } = card.getBoundingClientRect();
    const places = ['[data-slot=price]', '[data-slot=price] + a'].flatMap((part) => {
      const box = card.querySelector(part)?.getBoundingClientRect();
      return box && [bottom - box.bottom, right - box.right].map(Math.round);
    });
    rows.set(top, (rows.get(top) ?? new Set()).add(places.join()));
  }
  return [...rows.values()].map(({ size }) => size);
}

const widths = [320, 390, 660, 768, 912, 1024, 1180, 1280, 1440, 1600, 1920];

test('price and button are aligned across cards when dates are short and long', {
  tag: ['@walk', '@wide'],
}, async ({ page, signedIn, sandbox, open }) => {
  for (const closesInMs of [...closings, ...closings, ...closings])
    await sandbox.addDraws({ club: 'ciu', name: 'Row Draw', closesInMs });
  await signedIn(page, 'ciu');
  await open('ciu', '/?search=Row+Draw');
  await expect(cards(page)).toHaveCount(6);
  for (const fontSize of ['100%', '200%'])
    for (const width of sample(widths, 4)) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), fontSize);
      await expect
        .poll(async () => Math.max(...(await page.evaluate(countPlaces))), `${width}px, text at ${fontSize}`)
        .toBe(1);
    }
});
