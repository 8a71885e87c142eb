import type { Page } from '@playwright/test';
import { pauseNotices, pauseTerms } from '../../../src/lib/messages/safer-play-notices.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { purchasePanel, unansweredOrder, unfinishedPayments } from '../helpers/locators.ts';
import { installClock } from '../helpers/page-setup.ts';
import { signInHere } from '../helpers/sign-in.ts';
import { storeOrder } from '../helpers/states/screen-state.ts';

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

test('a pause hides buying and depositing in every tab and after sign-out, until it ends', async ({
  page,
  context,
  signIn,
  open,
  openDraw,
}) => {
  await installClock(page);
  let hostTime = Date.now();
  await context.route('**/robots.txt', (route) =>
    route.fulfill({ headers: { date: new Date(hostTime).toUTCString() } }),
  );
  await page.unroute('**/robots.txt');
  await signIn(page, 'ciu', 'empty@example.com');
  const other = await context.newPage();
  await openDraw(other, 'ciu', 'Summer Getaway');
  await expect(purchasePanel(other)).toBeVisible();
  await open('ciu', '/play-in-control#pause');
  await pauseByKeyboard(page);
  const row = page.getByRole('region', { name: /^Pause: until \w{3}, \w{3} \d+/ });
  await expect(row.getByLabel('Make it longer')).not.toContainText('1 day');
  await expect(row.getByRole('button', { name: 'Extend pause' })).toBeFocused();

  await expect(pausedHeading(other), 'the other tab follows').toBeVisible();
  await expect(purchasePanel(other)).toHaveCount(0);
  const offers = await countOffers(other);
  await other.reload();
  await expect(note(other)).toBeVisible();
  await other.goto(siteUrl('ciu', '/wallet/deposit?amount=5.00'));
  await expect(pausedHeading(other)).toBeVisible();
  await expect(note(other)).toBeVisible();
  expect(await offers(), 'never offered, not for a moment').toBe(0);
  await other.getByRole('main').getByRole('link', { name: 'Stay in control' }).first().click();
  await expect(other.getByLabel('Make it longer'), 'the link opens the row').toBeInViewport();
  await other.goto(siteUrl('ciu', '/wallet'));
  await expect(other.getByRole('main').getByText(/^Paused until /)).toBeVisible();
  await expect(other.getByRole('link', { name: 'Withdraw', exact: true })).toBeVisible();
  await expect(depositLink(other)).toHaveCount(0);

  await open('ciu', '/profile');
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await signInHere(page, 'empty@example.com');
  await page.getByRole('link', { name: 'Play Summer Getaway' }).click();
  await expect(note(page)).toBeVisible();
  await expect(purchasePanel(page)).toHaveCount(0);

  hostTime += 48 * 3_600_000;
  await page.clock.fastForward('48:00:00');
  await expect(purchasePanel(page), 'at its end').toBeVisible();
  await expect(pausedHeading(page)).toHaveCount(0);
  // Within the app: after two days the page renews its session, and a page that is left meanwhile loses it.
  await page.getByRole('link', { name: 'Wallet', exact: true }).first().click();
  await expect(depositLink(page)).toBeVisible();
});

test('a pause shows earlier orders but no button to finish or repeat them', async ({
  page,
  signedIn,
  open,
}) => {
  const deposit = { operation: 'deposit', subjectId: '', name: '', amount: 1_000 } as const;
  const order = unansweredOrder(page);
  const finish = unfinishedPayments(page).getByRole('link', { name: /^Finish payment/ });
  const again = order.getByRole('button', { name: /^Try again/ });
  await signedIn(page, 'ciu');
  await open('ciu', '/wallet/deposit');
  await storeOrder(page, { ...deposit, state: 'unanswered' });
  await storeOrder(page, { ...deposit, state: 'redirected' });
  await expect(finish).toBeVisible();
  await expect(again).toBeVisible();
  await open('ciu', '/play-in-control#pause');
  await pauseByKeyboard(page);
  await open('ciu', '/wallet/deposit');
  await expect(pausedHeading(page)).toBeVisible();
  await expect(order).toContainText('Nothing new since');
  await expect(unfinishedPayments(page)).toContainText('Nothing new since');
  await expect(finish).toHaveCount(0);
  await expect(again).toHaveCount(0);
});

test('a pause hides nothing from another member and cannot start when storage is blocked', async ({
  page,
  signedIn,
  open,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('pause/ciu/1', '2999-01-01 2999-01-01 ');
    localStorage.setItem(
      'pause/ciu/2',
      `${new Date(Date.now() + 9e8).toISOString().slice(0, 10)} 2000-01-01 `,
    );
  });
  await signedIn(page, 'ciu', 'empty@example.com');
  await open('ciu', '/wallet/deposit');
  await expect(page.getByLabel('Amount in pounds')).toBeVisible();
  await expect(pausedHeading(page)).toHaveCount(0);
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
      if (key === 'trial') throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  await open('ciu', '/play-in-control#pause');
  await expect(page.getByRole('region', { name: 'Pause: off' })).toContainText(pauseNotices.cannotStore);
});
