import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { noTicketsText, notOnSaleText, winnersPendingText } from '../../../src/lib/draws/draw-rules.ts';
import { formatPence, parsePence } from '../../../src/lib/format/money.ts';
import { memberNotices } from '../../../src/lib/messages/member-notices.ts';
import { operations, successes } from '../../../src/lib/messages/operations.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { hold } from '../helpers/held-requests.ts';
import {
  countdownIn,
  errorBox,
  ownTickets,
  purchasePanel as panel,
  quantity,
  stepUp,
} from '../helpers/locators.ts';
import { advanceUntilPolled, installClock, shortTimeout } from '../helpers/page-setup.ts';
import { waitForIdle } from '../helpers/waits.ts';
import { visit } from '../resilience/faults/call-scenario.ts';

const purchase = (page: Page) => panel(page).getByRole('button', { name: 'Purchase' });
const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

/** A live draw with single tickets. */
const oneTime = { name: 'Thousand Pound Thursday', prize: '£1,000 cash', call: 'And ten prizes of £20' };

/** The screen's text when its heading first appears. */
function firstWords(page: Page, name: string): Promise<string> {
  return page.evaluate(
    (wanted) =>
      new Promise<string>((resolve) => {
        new MutationObserver((_, observer) => {
          const heading = document.querySelector('main h1');
          if (heading?.textContent !== wanted) return;
          observer.disconnect();
          resolve(heading.closest('main')?.textContent ?? '');
        }).observe(document.body, { childList: true, subtree: true });
      }),
    name,
  );
}

test("draw page shows the card's data at once, then the facts, and sells three tickets", {
  tag: [
    ...['@spec:2.6', '@spec:4.39', '@spec:4.51', '@spec:5.51', '@spec:5.53'],
    ...['@spec:5.57', '@spec:7.25', '@spec:7.27', '@spec:8.34'],
  ],
}, async ({ page, signedIn, sandbox, open }) => {
  const { name, prize, call } = oneTime;
  await signedIn(page, 'ciu');
  const release = await hold(page, /\/draws\/\d+\/$/);
  await open('ciu', `/?search=${encodeURIComponent(name)}`);
  const card = page.getByRole('link', { name: new RegExp(`${name}$`) });
  const heading = page.getByRole('heading', { level: 1, name, exact: true });
  const head = page.getByRole('region', { name, exact: true });
  const facts = page.getByRole('region', { name: 'About this raffle' });

  await test.step("draw page shows the card's data until its own arrives, and Back returns there", async () => {
    // Focus restoration loads after the first view.
    await waitForIdle(page);
    await card.click();
    await expect(heading).toBeFocused();
    for (const text of ['Live', prize, call, 'Close Date'])
      await expect(head.getByText(text, { exact: true })).toBeVisible();
    await expect(head.getByText(/^£\d+\.\d\d each/)).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
    await expect(facts.getByText('Your tickets')).toHaveCount(0);
    const before = await head.boundingBox();
    release();
    await expect(panel(page)).toBeVisible();
    await expect(facts.getByText('Your tickets')).toBeVisible();
    await expect(heading).toBeFocused();
    expect(await head.boundingBox()).toEqual(before);
    // A complete list also renders after its heading.
    const first = firstWords(page, 'Raffles');
    await page.getByRole('button', { name: 'Back' }).click();
    expect(await first).toBe('Raffles');
    await expect(card).toBeFocused();
    await card.press('Enter');
  });

  await test.step('draw page shows the prize and the facts', async () => {
    await expect(page).toHaveTitle(new RegExp(`^${name} · `));
    await expect(page.getByRole('banner')).toContainText('Raffle');
    await expect(countdownIn(head)).toBeVisible();
    await expect(facts.getByRole('definition').first()).toHaveText(/^\d+$/);
    await expect(facts.getByRole('term')).toHaveText(['Draw ID', 'Opens', 'Your tickets']);
    await expect(page.getByRole('tab')).toHaveText(['Prizes', 'Tickets']);
    await page.getByRole('tab', { name: 'Tickets' }).click();
    await expect(page.getByText(noTicketsText)).toBeVisible();
  });

  await test.step('purchase panel sells three tickets', async () => {
    await expect(panel(page).getByText('Maximum 15 ticket(s) per participant (15 remaining)')).toBeVisible();
    await expect(panel(page).getByRole('radio')).toHaveCount(0);
    const topUp = panel(page).getByRole('link', { name: 'Increase Balance' });
    await expect(topUp).toHaveAttribute('href', '/wallet/deposit');
    await expect(panel(page).getByRole('button', { name: 'One fewer' })).toBeDisabled();
    await expect(panel(page)).toContainText('1 × £2.50 = £2.50');
    await stepUp(page).click();
    await quantity(page).press('ArrowUp');
    await expect(quantity(page)).toHaveValue('3');
    await expect(panel(page)).toContainText('3 × £2.50 = £7.50');
    const balance = await panel(page)
      .getByText(/^Wallet balance: £/)
      .innerText();
    const after = formatPence((parsePence(balance.replace('Wallet balance: ', '')) ?? 0) - 750);
    await expect(panel(page)).toContainText(`after: ${after}`);

    await purchase(page).click();
    await expect(messages(page).getByText(successes.buyTickets(3).text)).toBeVisible();
    await expect(panel(page)).toContainText(`Wallet balance: ${after}`);
    await expect(panel(page).getByText(/^New tickets: \d{6}, \d{6} and \d{6}$/)).toBeVisible();
    await expect(panel(page).getByText('Maximum 15 ticket(s) per participant (12 remaining)')).toBeVisible();
    await expect(quantity(page)).toHaveValue('1');
    await expect(ownTickets(page)).toHaveCount(3);
    expect((await sandbox.ledger()).sound).toBe(true);
  });
});

test('draw of a repeating raffle can be saved to a calendar, shared and subscribed to', {
  tag: ['@spec:4.52', '@spec:7.28', '@spec:8.35'],
}, async ({ page, signedIn, sandbox, openDraw }) => {
  const name = 'Friday Meat Raffle No. 42';
  const member = await sandbox.createMember({ club: 'ciu', balance: 2_000 });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => void Object.assign(globalThis, { shared: data }),
    });
  });
  await signedIn(page, 'ciu', member.email);
  await openDraw(page, 'ciu', name);
  await expect(page.getByText('Friday Meat Raffle', { exact: true }).first()).toBeVisible();
  await expect(page.getByText("Subscribe and we'll buy your tickets for you.")).toBeVisible();
  await page.getByRole('tab', { name: 'Prizes' }).click();
  await expect(page.getByRole('tabpanel').getByText(winnersPendingText).first()).toBeVisible();
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const file = await readFile(await (await started).path(), 'utf8');
  expect(file).toContain(`SUMMARY:${name} closes`);
  expect(file).toContain(`URL:${page.url()}`);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect
    .poll(() => page.evaluate(() => (globalThis as { shared?: ShareData }).shared))
    .toEqual({ title: name, url: page.url() });

  await expect(panel(page).getByRole('radio', { name: 'One-time purchase' })).toBeChecked();
  await panel(page).getByRole('radio', { name: 'Subscribe' }).check();
  await expect(panel(page)).toContainText(
    'The ticket cost is automatically deducted from your in-app wallet or bank account for upcoming draws.',
  );
  await stepUp(page).click();
  const sent = page.waitForRequest('**/subscriptions/subscribe/');
  await panel(page).getByRole('button', { name: 'Subscribe' }).click();
  expect((await sent).postDataJSON()).toEqual({ ticket_count: 2, lottery_id: expect.anything() });
  await expect(messages(page).getByText(successes.subscribe(2).text)).toBeVisible();
  await page.getByRole('tab', { name: 'Tickets' }).click();
  await expect(ownTickets(page)).toHaveCount(2);
  await expect(ownTickets(page).first()).toContainText('Subscription');
  await expect(panel(page).getByText('Maximum 10 ticket(s) per participant (8 remaining)')).toBeVisible();
});

test('draw page offers tickets when a draw opens, and says that one is missing', {
  tag: ['@spec:4.37', '@spec:4.38', '@spec:8.2', '@spec:8.48', '@spec:8.50'],
}, async ({ page, signedIn, sandbox, openDraw, failing }) => {
  await installClock(page);
  await sandbox.addDraws({ club: 'ciu', name: 'Soon Draw', status: 'scheduled', opensInMs: 60_000 });
  const [elsewhere] = await sandbox.addDraws({ club: 'riverside', name: 'Elsewhere Draw' });
  await signedIn(page, 'ciu');
  await openDraw(page, 'ciu', 'Soon Draw');

  await test.step('draw page offers tickets without a reload when the API opens the draw late', async () => {
    await expect(page.getByText('Draw Opens In')).toBeVisible();
    await expect(page.getByText(notOnSaleText({ status: 'scheduled' }))).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
    await page.clock.fastForward(61_000);
    await expect(page.getByText('Due to open')).toBeVisible();
    await expect(page.getByText('Not open yet')).toBeVisible();
    await expect(page.getByText(/Draw Ended|Draw Opens In/)).toHaveCount(0);
    await page.clock.fastForward(180_000);
    await expect(page.getByText('Not open yet')).toBeVisible();
    await sandbox.advance(61_000);
    // Most of the time until the next poll.
    await page.clock.fastForward(30_000);
    await advanceUntilPolled(page, () => expect(panel(page)).toBeVisible(shortTimeout));
    await expect(page.getByText('Close Date')).toBeVisible();
  });

  await test.step('draw page says that a raffle is missing and links to the list', async () => {
    const main = page.getByRole('main');
    const missing = main.locator('[data-slot=loaded]').filter({ hasText: memberNotices.drawMissing });
    for (const id of [elsewhere, '%3Cb%3E']) {
      await visit({ page, sandbox, club: 'ciu' }, `/raffles/${id}`);
      await expect(missing).toContainText(memberNotices.drawMissingHint);
      await expect(main.getByText('check your internet connection')).toHaveCount(0);
      await expect(main.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    }
    await main.getByRole('link', { name: 'See all raffles' }).click();
    await expect(page).toHaveURL(siteUrl('ciu'));
    await failing('draws/{id}/', 500);
    await visit({ page, sandbox, club: 'ciu' }, '/raffles/999999');
    await expect(main.locator(errorBox)).toContainText(operations.getDraw.text);
    await expect(missing).toHaveCount(0);
  });
});
