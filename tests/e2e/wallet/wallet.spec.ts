import type { Page } from '@playwright/test';
import { sharedNotices } from '../../../src/lib/messages/notices.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { hold } from '../helpers/held-requests.ts';
import { errorBox, purchasePanel } from '../helpers/locators.ts';
import { setHidden } from '../helpers/states/screen-state.ts';
import { readWhenStable } from '../helpers/waits.ts';

const entries = (page: Page) => page.getByRole('main').getByRole('listitem');
const balanceLink = (page: Page, amount: string) =>
  page.getByRole('main').getByRole('link', { name: `Balance ${amount}`, exact: true });

test('wallet shows balance and transactions, and links to deposit and withdrawal', {
  tag: ['@spec:2.7', '@spec:7.19'],
}, async ({ page, sandbox, signedIn, open }) => {
  const { email } = await sandbox.createMember({ club: 'ciu', balance: 8005 });
  await sandbox.addTransactions({ club: 'ciu', email, count: 10 });
  await signedIn(page, 'ciu', email);
  await open('ciu', '/wallet');
  await expect(page.getByRole('region', { name: 'Current Balance' })).toContainText('£165.05');
  await expect(page.getByRole('heading', { name: 'Transaction History' })).toBeVisible();
  await expect(entries(page)).toHaveCount(11);
  const withdrawal = entries(page).filter({ hasText: 'Withdrawal to account ending 6789' });
  await expect(withdrawal).toContainText('-£5.00');
  await expect(withdrawal).toContainText('minus £5.00');
  await expect(entries(page).first()).toContainText('Deposit');
  await expect(entries(page).first()).toContainText('plus £80.05');
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(/^\w{3} \d{1,2}, \d{4}$/);
  for (const [name, path] of [
    ['Deposit', '/wallet/deposit'],
    ['Withdraw', '/wallet/withdraw'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(siteUrl('ciu', path));
    await expect(page.getByRole('heading', { level: 2, name: `${name} Funds` })).toBeVisible();
    await page.goBack();
    await expect(page.getByText('Current Balance')).toBeVisible();
  }
});

test('wallet shows the transactions when the balance fails to load', async ({
  page,
  sandbox,
  signedIn,
  open,
  failing,
}) => {
  await failing('users/me/', 500);
  await signedIn(page, 'ciu');
  await open('ciu', '/wallet/withdraw');
  const alert = page.getByRole('main').locator(errorBox);
  const submit = page.getByRole('button', { name: 'Withdraw', exact: true });
  await expect(alert).toContainText(sharedNotices.memberMissing);
  await expect(submit).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Wallet' }).click();
  await expect(entries(page).first()).toBeVisible();
  await expect(page.getByText('Current Balance')).toHaveCount(0);
  await sandbox.clearFaults();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Current Balance')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Withdraw' }).click();
  await expect(submit).toBeVisible();
});

/** Positions of the first elements beside the balance. */
const places = (page: Page) =>
  page.evaluate(() =>
    ['h1', 'main input', 'main article'].map((kind) => {
      const { x, y } = document.querySelector(kind)?.getBoundingClientRect() ?? {};
      return [kind, x, y];
    }),
  );

test('balance link moves nothing when it appears', async ({ page, signedIn, open }) => {
  await signedIn(page, 'ciu');
  for (const path of ['/', '/tickets']) {
    const release = await hold(page, /users\/me\//);
    await open('ciu', path);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeVisible();
    const before = await readWhenStable(() => places(page));
    await expect(page.getByRole('link', { name: 'Balance' })).toHaveCount(0);
    release();
    await expect(balanceLink(page, '£48.50')).toBeVisible();
    await expect.poll(() => places(page)).toEqual(before);
    await page.unrouteAll();
  }
});

test('purchase updates the balance in other tabs', async ({ context, page, sandbox, signedIn, open }) => {
  const { email } = await sandbox.createMember({ club: 'ciu', balance: 12_345_678 });
  const [id] = await sandbox.addDraws({ club: 'ciu', ticketPrice: 500 });
  await signedIn(page, 'ciu', email);
  await open('ciu', `/raffles/${id}`);
  const other = await context.newPage();
  await other.clock.install();
  await other.goto(siteUrl('ciu', '/subscriptions'));
  await expect(balanceLink(other, '£123,456.78')).toHaveAttribute('href', '/wallet');

  await purchasePanel(page).getByRole('button', { name: 'Purchase' }).click();
  await expect(page.getByText('You bought 1 ticket(s) for this draw.')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tickets' }).click();
  await expect(balanceLink(page, '£123,451.78')).toBeVisible();

  await expect(balanceLink(other, '£123,456.78')).toBeVisible();
  // A fresh balance is not refetched.
  await other.clock.fastForward(5_000);
  await other.evaluate(setHidden, true);
  await other.evaluate(setHidden, false);
  await expect(balanceLink(other, '£123,451.78')).toBeVisible();
});

test('balance is in the header, not above the filters, when the screen is wide', {
  tag: '@wide',
}, async ({ page, signedIn, open }) => {
  await signedIn(page, 'ciu');
  await open('ciu');
  for (const name of ['Tickets', 'Subscriptions', 'Raffles']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const link = page.getByRole('banner').getByRole('link', { name: 'Balance £48.50' });
    await expect(link).toHaveAttribute('href', '/wallet');
    await expect(balanceLink(page, '£48.50')).toHaveCount(0);
  }
});
