import type { Page } from '@playwright/test';
import { pauseTerms } from '../../../src/lib/messages/safer-play-notices.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { purchasePanel, unansweredOrder, unfinishedPayments } from '../helpers/locators.ts';
import { installClock } from '../helpers/page-setup.ts';
import { storeOrder } from '../helpers/states/screen-state.ts';
import { visit } from '../resilience/faults/call-scenario.ts';

const pausedHeading = (page: Page) => page.getByRole('heading', { name: /^Paused until \w{3}, \w{3} \d+/ });
const note = (page: Page) => page.getByText('The rent comes first.');
const depositLink = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Deposit', exact: true });

/** Counts purchase panels and deposit forms of all page loads, even those of one frame. */
async function countOffers(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (!document.querySelector('[data-slot=purchase-panel], [name=amount]')) return;
      sessionStorage.setItem('offers', String(Number(sessionStorage.getItem('offers')) + 1));
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('offers')));
}

/** Starts a pause of 1 day with the keyboard only. */
async function pauseByKeyboard(page: Page): Promise<void> {
  await page.getByLabel('Pause for').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Note to yourself')).toBeFocused();
  await page.keyboard.type('The rent comes first.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Pause buying until / });
  for (const term of pauseTerms) await expect(dialog).toContainText(term);
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
}

test('a pause hides buying, depositing and paying in every tab, until it ends', async ({
  page,
  context,
  sandbox,
  signedIn,
  openDraw,
}) => {
  await installClock(page);
  let hostTime = Date.now();
  await context.route('**/robots.txt', (route) =>
    route.fulfill({ headers: { date: new Date(hostTime).toUTCString() } }),
  );
  await page.unroute('**/robots.txt');
  const other = await context.newPage();
  const deposit = { operation: 'deposit', subjectId: '', name: '', amount: 1_000 } as const;
  const order = unansweredOrder(other);
  const finish = unfinishedPayments(other).getByRole('link', { name: /^Finish payment/ });
  const again = order.getByRole('button', { name: /^Try again/ });
  await signedIn(page, 'ciu');
  await openDraw(page, 'ciu', 'Summer Getaway');
  await expect(purchasePanel(page)).toBeVisible();
  await other.goto(siteUrl('ciu', '/wallet/deposit'));
  for (const state of ['unanswered', 'redirected'] as const) await storeOrder(other, { ...deposit, state });
  await expect(finish).toBeVisible();
  await expect(again).toBeVisible();
  await visit({ page: other, sandbox, club: 'ciu' }, '/play-in-control#pause');

  await test.step('the pause starts by keyboard and can then only get longer', async () => {
    await pauseByKeyboard(other);
    const row = other.getByRole('region', { name: /^Pause: until \w{3}, \w{3} \d+/ });
    await expect(row.getByLabel('Make it longer')).not.toContainText('1 day');
    await expect(row.getByRole('button', { name: 'Extend pause' })).toBeFocused();
    await expect(pausedHeading(page), 'the other tab follows').toBeVisible();
    await expect(purchasePanel(page)).toHaveCount(0);
  });

  await test.step('nothing is offered, not for a moment', async () => {
    const offers = await countOffers(page);
    await page.reload();
    await expect(note(page)).toBeVisible();
    expect(await offers()).toBe(0);
    const offersElsewhere = await countOffers(other);
    await other.goto(siteUrl('ciu', '/wallet/deposit?amount=5.00'));
    await expect(pausedHeading(other)).toBeVisible();
    await expect(note(other)).toBeVisible();
    await expect(order).toContainText('Nothing new since');
    await expect(unfinishedPayments(other)).toContainText('Nothing new since');
    await expect(finish).toHaveCount(0);
    await expect(again).toHaveCount(0);
    expect(await offersElsewhere()).toBe(0);
    await other.getByRole('main').getByRole('link', { name: 'Stay in control' }).first().click();
    await expect(other.getByLabel('Make it longer'), 'the link opens the row').toBeInViewport();
    await other.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Wallet' }).click();
    await expect(other.getByRole('main').getByText(/^Paused until /)).toBeVisible();
    await expect(other.getByRole('link', { name: 'Withdraw', exact: true })).toBeVisible();
    await expect(depositLink(other)).toHaveCount(0);
  });

  await test.step('at its end, every tab offers all again', async () => {
    hostTime += 48 * 3_600_000;
    await page.clock.fastForward('48:00:00');
    await expect(purchasePanel(page)).toBeVisible();
    await expect(pausedHeading(page)).toHaveCount(0);
    await expect(depositLink(other)).toBeVisible();
  });
});
