import type { Page } from '@playwright/test';
import { demoTenants, expect, siteUrl, test } from '../helpers/fixtures.ts';
import { hold } from '../helpers/held-requests.ts';
import { countdownIn, errorBox } from '../helpers/locators.ts';
import { advanceUntilPolled, installClock, shortTimeout } from '../helpers/page-setup.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const card = (page: Page, name: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
const search = (page: Page) => page.getByPlaceholder('Search ...');
const sort = (page: Page) => page.getByRole('combobox', { name: 'Sort by' });
const liveOnly = (page: Page) => page.getByRole('switch', { name: 'Live & Scheduled Only' });

const examples = {
  ciu: {
    live: { name: 'Summer Getaway', prize: 'A week in Cornwall for two', price: '£5.00' },
    scheduled: 'Harvest Hamper',
  },
  riverside: {
    live: { name: 'Slow Boat Weekend', prize: 'Three nights afloat for four', price: '£5.00' },
    scheduled: 'Spa Day for Sore Arms',
  },
} as const;

for (const club of demoTenants) {
  test(`the raffles of ${club} show prize, price, status and countdown`, {
    tag: ['@phone', '@wide', '@spec:2.5', '@spec:4.33', '@spec:4.34'],
  }, async ({ page, signedIn, open }) => {
    const { live, scheduled } = examples[club];
    await signedIn(page, club);
    await open(club);
    await expect(page).toHaveTitle(/^Raffles · /);
    const on = card(page, live.name);
    for (const text of [live.prize, live.price, 'Live', 'Close Date']) {
      await expect(on.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(countdownIn(on)).toBeVisible();
    await expect(on.getByRole('link')).toHaveText(/^Play/);
    const toOpen = card(page, scheduled);
    for (const text of ['Scheduled', 'Draw Opens In']) {
      await expect(toOpen.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(toOpen.getByRole('link')).toHaveText(/^Preview/);
    const words = page.getByText('Sort by', { exact: true });
    await expect
      .poll(async () => (await words.boundingBox())?.width, 'not for readers alone')
      .toBeGreaterThan(20);
  });
}

test('a thousand draws are shown in steps', { tag: ['@phone', '@wide'] }, async ({
  page,
  signedIn,
  sandbox,
  isMobile,
  open,
}) => {
  const shown = isMobile ? 12 : 24;
  await sandbox.addDraws({ club: 'ciu', count: 1_000 });
  await signedIn(page, 'ciu');
  await open('ciu');
  await expect(page.locator('[data-slot=draw-count]', { hasText: /10\d\d raffles/ })).toBeVisible();
  await expect(cards(page)).toHaveCount(shown);
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect(cards(page)).toHaveCount(shown + 12);
});

test.describe('at any width', () => {
  test('the whole card leads to the draw', async ({ page, signedIn, open }) => {
    await signedIn(page, 'ciu');
    await open('ciu');
    await card(page, 'Summer Getaway').click({ position: { x: 40, y: 40 } });
    await expect(page).toHaveURL(/\/raffles\/\d+$/);
    await expect(page.getByRole('heading', { name: 'Summer Getaway' })).toBeVisible();
  });

  test('a search is asked for once, after a pause in typing', { tag: '@spec:7.24' }, async ({
    page,
    signedIn,
    sandbox,
    open,
  }) => {
    await signedIn(page, 'ciu');
    await open('ciu');
    await expect(card(page, 'Summer Getaway')).toBeVisible();
    await search(page).pressSequentially('jackpot');
    await expect(page).toHaveURL(siteUrl('ciu', '/?search=jackpot'));
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page).getByRole('heading')).toHaveText(/Club Night Jackpot/);
    await expect(page.locator('[data-slot=draw-count]', { hasText: '1 raffle' })).toBeVisible();
    const { requests } = await sandbox.requests();
    expect(requests.filter(({ url }) => url.includes('search='))).toHaveLength(1);

    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(page).toHaveURL(siteUrl('ciu'));
    await expect(card(page, 'Summer Getaway')).toBeVisible();
  });

  test('a search without a match says so, and leads to all raffles and back', async ({
    page,
    signedIn,
    open,
  }) => {
    await signedIn(page, 'ciu');
    await open('ciu', '/?search=no+such+thing');
    await expect(search(page)).toHaveValue('no such thing');
    await expect(page.getByRole('heading', { name: 'No raffle found' })).toBeVisible();
    await expect(page.getByText('Try adjusting your filters or search query')).toBeVisible();
    await page.getByRole('link', { name: 'Show all raffles' }).click();
    await expect(page).toHaveURL(siteUrl('ciu', '/?all=1'));
    await expect(card(page, 'Summer Getaway')).toBeVisible();
    await expect(search(page)).toHaveValue('');
    await page.goBack();
    await expect(search(page)).toHaveValue('no such thing');
  });

  test('every order is sent as key and direction', { tag: ['@spec:7.24', '@spec:9.28'] }, async ({
    page,
    signedIn,
    open,
  }) => {
    await signedIn(page, 'ciu');
    await open('ciu');
    for (const [label, query] of [
      ['Newest', 'sort=new&order=desc'],
      ['Price low to high', 'sort=price&order=asc'],
      ['Price high to low', 'sort=price&order=desc'],
      ['Prize low to high', 'sort=prize&order=asc'],
      ['Prize high to low', 'sort=prize&order=desc'],
    ] as const) {
      const asked = page.waitForRequest((request) => request.url().includes(query));
      await sort(page).selectOption({ label });
      expect((await asked).url()).toContain('status=live&status=scheduled');
    }
  });

  test('the order is kept by reload and by coming back', async ({ page, signedIn, open }) => {
    await signedIn(page, 'ciu');
    await open('ciu');
    await sort(page).selectOption({ label: 'Price low to high' });
    await expect(page).toHaveURL(siteUrl('ciu', '/?sort=price-asc'));
    await expect(cards(page).first()).toContainText('£0.50');
    await page.reload();
    await expect(sort(page)).toHaveValue('price-asc');
    await cards(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'About this draw' })).toBeVisible();
    await page.goBack();
    await expect(sort(page)).toHaveValue('price-asc');
    await expect(cards(page).first()).toContainText('£0.50');
  });

  test('without the switch closed draws show too', { tag: ['@spec:4.35', '@spec:7.36'] }, async ({
    page,
    signedIn,
    open,
  }) => {
    await signedIn(page, 'ciu');
    await open('ciu');
    await expect(liveOnly(page)).toBeChecked();
    await expect(card(page, 'Summer Getaway')).toBeVisible();
    await expect(card(page, 'Garden Makeover')).toHaveCount(0);
    const asked = page.waitForRequest((request) => request.url().includes('/draws/public/'));
    await liveOnly(page).click();
    expect((await asked).url()).not.toContain('status=');
    await expect(page).toHaveURL(siteUrl('ciu', '/?all=1'));
    const closed = card(page, 'Garden Makeover');
    await expect(closed.getByText('Closed', { exact: true })).toBeVisible();
    await expect(closed.getByText('Draw Ended')).toBeVisible();
  });

  test('the list stays in view, marked as busy, while other filters load', async ({
    page,
    signedIn,
    open,
  }) => {
    await signedIn(page, 'ciu');
    await open('ciu');
    await expect(card(page, 'Summer Getaway')).toBeVisible();
    const answer = await hold(page, '**/draws/public/*');
    await sort(page).selectOption({ label: 'Newest' });
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toBeVisible();
    await expect(card(page, 'Summer Getaway')).toBeVisible();
    answer();
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    await expect(card(page, 'Summer Getaway')).toBeVisible();
  });

  test('a list that could not be loaded says so and loads on Retry', { tag: '@spec:8.1' }, async ({
    page,
    signedIn,
    sandbox,
    open,
    failing,
  }) => {
    await signedIn(page, 'ciu');
    await failing('draws/public/', 500);
    await open('ciu');
    const alert = page.getByRole('main').locator(errorBox);
    await expect(alert).toContainText('Something went wrong!');
    await expect(alert).toContainText('Failed to fetch draws. Please try again later.');
    await sandbox.clearFaults();
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(card(page, 'Summer Getaway')).toBeVisible();
  });

  test('at zero a draw says that it ended and is loaded again', { tag: '@spec:4.40' }, async ({
    page,
    signedIn,
    sandbox,
    open,
  }) => {
    await installClock(page);
    const [id] = await sandbox.addDraws({ club: 'ciu', name: 'Quick Draw', closesInMs: 60_000 });
    await signedIn(page, 'ciu');
    await open('ciu', '/?all=1&search=Quick+Draw');
    const quick = card(page, 'Quick Draw');
    await expect(quick.getByText('Live', { exact: true })).toBeVisible();
    await expect(countdownIn(quick)).toBeVisible();
    await sandbox.advance(61_000);
    await page.clock.fastForward(61_000);
    await expect(quick.getByText('Draw Ended')).toBeVisible();
    await advanceUntilPolled(page, () =>
      expect(quick.getByText('Closed', { exact: true })).toBeVisible(shortTimeout),
    );
    await expect(quick.getByRole('link')).toHaveAttribute('href', `/raffles/${id}`);
  });

  test('of draws that end together a list asks once, and not for those that nobody sees', async ({
    page,
    signedIn,
    sandbox,
    open,
  }) => {
    await installClock(page);
    await sandbox.addDraws({
      club: 'ciu',
      name: 'Common Draw',
      count: 12,
      ticketPrice: 100,
      closesInMs: 600_000,
    });
    await sandbox.addDraws({
      club: 'ciu',
      name: 'Common Last',
      count: 4,
      ticketPrice: 900,
      closesInMs: 60_000,
    });
    await signedIn(page, 'ciu');
    await open('ciu', '/?search=Common&sort=price-asc');
    const last = cards(page).last();
    await expect(async () => {
      await last.scrollIntoViewIfNeeded();
      await expect(cards(page)).toHaveCount(16, { timeout: 200 });
    }).toPass({ intervals: [20] });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(last).not.toBeInViewport();
    const asked = async () => (await sandbox.requests()).counts['GET draws/public/'] ?? 0;
    await sandbox.clearRequests();
    await sandbox.advance(300_000);
    await page.clock.fastForward(300_000);
    expect(await asked()).toBe(0);
    await last.scrollIntoViewIfNeeded();
    await expect(last.getByText('Draw Ended')).toBeVisible();
    // The reply removes an ended draw.
    await advanceUntilPolled(page, () => expect(cards(page)).toHaveCount(12, shortTimeout));
    expect(await asked()).toBe(1);
    await page.clock.fastForward(40_000);
    await expect.poll(asked).toBe(2);
  });

  test('a missing picture leaves its place filled', async ({ page, signedIn, open }) => {
    await signedIn(page, 'ciu');
    await page.route('**/pictures/holiday.svg', (route) => route.abort());
    await open('ciu');
    const getaway = card(page, 'Summer Getaway');
    await expect(getaway).toBeVisible();
    await expect(getaway.locator('img')).toHaveCount(0);
    await expect(card(page, 'Harvest Hamper').locator('img')).toHaveCount(1);
  });
});
