import type { Page } from '@playwright/test';
import { noDrawsText, sortOptions } from '../../../src/lib/draws/draw-filters.ts';
import { notUpdated } from '../../../src/lib/messages/notices.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { hold } from '../helpers/held-requests.ts';
import { countdownIn } from '../helpers/locators.ts';
import { advanceUntilPolled, installClock, pauseClock, shortTimeout } from '../helpers/page-setup.ts';
import { visit } from '../resilience/faults/call-scenario.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const card = (page: Page, name: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
const search = (page: Page) => page.getByPlaceholder('Search ...');
const sort = (page: Page) => page.getByRole('combobox', { name: 'Sort by' });
const liveOnly = (page: Page) => page.getByRole('switch', { name: 'Live & Scheduled Only' });

test('list shows its cards, and keeps them in view, sorted and filtered, on Back', {
  tag: [...['@spec:2.5', '@spec:4.33', '@spec:4.34', '@spec:4.35', '@spec:7.24', '@spec:7.36', '@spec:9.28']],
}, async ({ page, signedIn, open }) => {
  await signedIn(page, 'ciu');
  await page.route('**/pictures/holiday.svg', (route) => route.abort());
  await open('ciu');
  const live = card(page, 'Summer Getaway');

  await test.step('cards show prize, price, status and countdown', async () => {
    await expect(page).toHaveTitle(/^Raffles · /);
    for (const text of ['A week in Cornwall for two', '£5.00', 'Live', 'Close Date'])
      await expect(live.getByText(text, { exact: true })).toBeVisible();
    await expect(countdownIn(live)).toBeVisible();
    await expect(live.getByRole('link')).toHaveText(/^Play/);
    await expect(live.locator('img')).toHaveCount(0);
    const scheduled = card(page, 'Harvest Hamper');
    for (const text of ['Scheduled', 'Draw Opens In'])
      await expect(scheduled.getByText(text, { exact: true })).toBeVisible();
    await expect(scheduled.getByRole('link')).toHaveText(/^Preview/);
    await expect(scheduled.locator('img')).toHaveCount(1);
    const words = page.getByText('Sort by', { exact: true });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expect
        .poll(async () => (await words.boundingBox())?.width, 'not for readers alone')
        .toBeGreaterThan(20);
    }
  });

  await test.step('list stays in view while it is sorted', async () => {
    await expect(liveOnly(page)).toBeChecked();
    await expect(sort(page).getByRole('option')).toHaveText(sortOptions.map(({ label }) => label));
    await expect(card(page, 'Garden Makeover')).toHaveCount(0);
    const answer = await hold(page, '**/draws/public/*');
    const sorted = page.waitForRequest((request) => request.url().includes('sort=price&order=asc'));
    await sort(page).selectOption('price-asc');
    expect((await sorted).url()).toContain('status=live&status=scheduled');
    const busy = page.getByRole('main').locator('[aria-busy=true]');
    await expect(busy).toBeVisible();
    await expect(live).toBeVisible();
    answer();
    await expect(busy).toHaveCount(0);
    await expect(live).toBeVisible();
  });

  await test.step('list keeps its order on Back from a card', async () => {
    const isKept = async () => {
      await expect(page).toHaveURL(siteUrl('ciu', '/?sort=price-asc'));
      await expect(sort(page)).toHaveValue('price-asc');
      await expect(cards(page).first()).toContainText('£0.50');
    };
    await isKept();
    await live.click({ position: { x: 40, y: 40 } });
    await expect(page.getByRole('heading', { name: 'About this raffle' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Summer Getaway' })).toBeVisible();
    await page.goBack();
    await isKept();
  });

  await test.step('list includes closed draws when the switch is off', async () => {
    // The check of the balance asks for live draws at the same time.
    const asked = page.waitForRequest((request) => /\/draws\/public\/\?(?!.*status=)/.test(request.url()));
    await liveOnly(page).click();
    await asked;
    await expect(page).toHaveURL(siteUrl('ciu', '/?sort=price-asc&all=1'));
    const closed = card(page, 'Garden Makeover');
    await expect(closed.getByText('Closed', { exact: true })).toBeVisible();
    await expect(closed.getByText('Draw Ended')).toBeVisible();
  });
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

  await test.step('search box offers to clear only when it has text', async () => {
    const clear = page.getByRole('button', { name: 'Clear search' });
    await search(page).press('Tab');
    await expect(clear).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(search(page)).toBeFocused();
    await expect(search(page)).toHaveValue('');
    await expect(clear).toHaveCount(0);
    await expect(page).toHaveURL(siteUrl('ciu'));
    await search(page).press('Tab');
    await expect(sort(page)).toBeFocused();
  });

  await test.step('search offers all raffles without a match', async () => {
    await visit({ page, sandbox, club: 'ciu' }, '/?search=no+such+thing');
    await expect(search(page)).toHaveValue('no such thing');
    await page.goBack();
    await expect(search(page)).toHaveValue('');
    await page.goForward();
    await expect(search(page)).toHaveValue('no such thing');
    await expect(page.getByRole('heading', { name: 'No raffle found' })).toBeVisible();
    await expect(page.getByText(noDrawsText)).toBeVisible();
    await page.getByRole('link', { name: 'Show all raffles' }).click();
    await expect(page).toHaveURL(siteUrl('ciu', '/?all=1'));
    await expect(card(page, 'Summer Getaway')).toBeVisible();
  });
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

test("list shows and filters the member's own raffles", async ({
  page,
  signedIn,
  open,
  failing,
  sandbox,
}) => {
  await signedIn(page, 'ciu');
  await open('ciu');
  const count = page.locator('[data-slot=draw-count]');
  const own = cards(page).filter({ hasText: /You have \d+ tickets?/ });
  await expect(own.first()).toBeVisible();
  const names = await own.getByRole('heading').allTextContents();

  await test.step("'My raffles only' shows the cards with a ticket count", async () => {
    await page.getByRole('switch', { name: 'My raffles only' }).focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(siteUrl('ciu', '/?mine=1'));
    await expect(cards(page).getByRole('heading')).toHaveText(names);
    await expect(count).toHaveText(`${names.length} ${names.length === 1 ? 'raffle' : 'raffles'}`);
  });

  await test.step('cards show no ticket count while the tickets fail to load', async () => {
    await failing('GET tickets/me/', 500);
    await page.reload();
    await expect(page.getByText(notUpdated(undefined))).toBeVisible();
    await expect(own, 'nothing is claimed of what was seen before').toHaveCount(0);
    await sandbox.clearFaults();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(own).toHaveCount(names.length);
    await expect(cards(page)).toHaveCount(names.length);
  });

  await test.step("'Closing soon' sorts the raffles of all pages", async () => {
    const name = 'Ordered';
    await sandbox.addDraws({ club: 'ciu', name, count: 30, closesInMs: 9_000_000 });
    const [soon] = await sandbox.addDraws({ club: 'ciu', name, closesInMs: 3_600_000, ticketPrice: 9_900 });
    await sandbox.setProfile({ pageSize: 10 });
    await visit({ page, sandbox, club: 'ciu' }, `/?search=${name}`);
    await expect(cards(page)).toHaveCount(10);
    await sort(page).selectOption({ label: 'Closing soon' });
    await expect(page).toHaveURL(siteUrl('ciu', `/?search=${name}&sort=ending`));
    await expect(cards(page).first().getByRole('link')).toHaveAttribute('href', `/raffles/${soon}`);
    await expect(count).toHaveText('31 raffles');
  });
});
