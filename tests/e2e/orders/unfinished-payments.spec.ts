/** Payments that were begun on another site stay listed until the member ends them. */

import type { Locator, Page } from '@playwright/test';
import { abandonedPaymentMs } from '../../../src/lib/config.ts';
import { alreadyPaidText } from '../../../src/lib/orders/wording.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { ownTickets, purchasePanel as panel, unfinishedPayments as payments } from '../helpers/locators.ts';
import { signInHere } from '../helpers/sign-in.ts';

const finish = (place: Locator) => place.getByRole('link', { name: /^Finish payment/ });
const endBy = (place: Locator, name: RegExp) => place.getByRole('button', { name }).first().click();
const depositUrl = siteUrl('ciu', '/wallet/deposit');
const amount = (page: Page) => page.getByLabel('Amount in pounds');
const count = (page: Page) => panel(page).getByRole('spinbutton');
const atPaymentPage = (page: Page) => expect(page).toHaveURL(/\/pay\//);

/** Pays without a notice to this tab. */
async function payElsewhere(page: Page, address = page.url()): Promise<void> {
  const elsewhere = await page.context().newPage();
  await elsewhere.goto(address);
  await elsewhere.getByRole('button', { name: 'Approve' }).click();
  await expect(elsewhere.getByRole('button', { name: /^It's there/ })).toBeVisible();
  await elsewhere.close();
}

async function orderDeposit(page: Page, pounds = '12'): Promise<void> {
  await amount(page).fill(pounds);
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
}

async function leavePurchase(page: Page): Promise<void> {
  await count(page).fill('3');
  await panel(page).getByRole('button', { name: 'Purchase' }).click();
  await atPaymentPage(page);
}

async function leaveSubscription(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Subscribe' }).check();
  await count(page).fill('2');
  await panel(page).getByRole('button', { name: 'Subscribe' }).click();
  await atPaymentPage(page);
}

/** Changes the stored payment and loads the page again. */
async function changeStored(page: Page, change: Readonly<Record<string, string | number>>): Promise<void> {
  await page.evaluate((changed) => {
    const key = Object.keys(localStorage).find((name) => name.includes('/pending-order/')) ?? '';
    const stored = JSON.parse(localStorage.getItem(key) ?? '');
    localStorage.setItem(key, JSON.stringify({ ...stored, ...changed }));
  }, change);
  await page.reload();
}

test.beforeEach(async ({ page, sandbox, signedIn }) => {
  const { email } = await sandbox.createMember({ club: 'ciu' });
  await signedIn(page, 'ciu', email);
});

test('an unpaid purchase is listed at its draw and can be finished', async ({ page, sandbox, open }) => {
  const [id, other] = await sandbox.addDraws({ club: 'ciu', ticketPrice: 500, count: 2, name: 'Draw' });
  await open('ciu', `/raffles/${id}`);
  await leavePurchase(page);
  const payment = page.url();
  await page.goBack();
  await expect(payments(page)).toContainText(/Tickets for Draw( \d+)?, \w{3} \d+/);
  await expect(payments(page)).toContainText(alreadyPaidText);
  await expect(payments(page)).toContainText(/Nothing new since \d+:\d\d [AP]M\. Last checked/);
  await expect(count(page)).toHaveValue('3');

  await open('ciu', `/raffles/${other}`);
  await expect(panel(page)).toContainText('£5.00 short');
  await expect(payments(page)).toHaveCount(0);
  await leavePurchase(page);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(siteUrl('ciu', `/raffles/${other}`));
  await expect(payments(page), 'there is no way back to a declined payment').toContainText('Nothing new');
  await expect(finish(payments(page))).toHaveCount(0);
  await endBy(payments(page), /^Hide/);
  await expect(payments(page)).toHaveCount(0);
  await expect(panel(page).getByRole('heading', { name: 'Get tickets' })).toBeFocused();

  await open('ciu', `/raffles/${id}`);
  await finish(payments(page)).click();
  await expect(page).toHaveURL(payment);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to raffle' }).click();
  await expect(ownTickets(page)).toHaveCount(3);
  await expect(payments(page).getByText(/^ticket \d{6}, bought /)).toHaveCount(3);
  await expect(count(page)).toHaveValue('1');
  await endBy(payments(page), /^It's there/);
  await expect(payments(page)).toHaveCount(0);
  expect((await sandbox.requests()).counts['POST draws/{id}/buy_tickets/']).toBe(2);
});

test('several redirected payments list what is new and end one by one', async ({ page, open }) => {
  await open('ciu', '/wallet/deposit');
  await orderDeposit(page, '12');
  await atPaymentPage(page);
  const first = page.url();
  await page.goBack();
  await expect(payments(page)).toContainText('Deposit of £12.00');
  await orderDeposit(page, '7');
  await atPaymentPage(page);
  await page.goBack();
  await expect(payments(page).getByRole('listitem')).toHaveCount(2);
  await payElsewhere(page, first);
  await page.reload();
  const [paid, unpaid] = ['Deposit of £12.00', 'Deposit of £7.00'].map((name) =>
    payments(page).getByRole('listitem').filter({ hasText: name }),
  );
  if (!paid || !unpaid) throw new Error('two payments');
  await expect(paid).toContainText(/New since .+: .*\+£12\.00, /);
  await expect(finish(paid)).toHaveCount(0);
  await expect(finish(unpaid)).toBeVisible();
  await open('ciu', '/wallet');
  await expect(page.getByRole('region', { name: 'Current Balance' })).toContainText('£12.00');
  await endBy(paid, /^It's there/);
  await expect(paid).toHaveCount(0);
  await expect(payments(page).getByRole('heading', { name: 'Unfinished payments' })).toBeFocused();
  await unpaid.getByRole('link', { name: /^Ask us/ }).click();
  await expect(page.getByLabel('Description')).toHaveValue(/^Deposit of £7\.00, \d+:\d\d [AP]M\n/);
  await open('ciu', '/wallet');
  await expect(page.getByRole('heading', { name: 'Transaction History' })).toBeVisible();
  await expect(payments(page)).toHaveCount(0);
});

test('an unpaid subscription is listed at its draw and its payment at its card', async ({
  page,
  sandbox,
  open,
}) => {
  const wish = { club: 'ciu', ticketPrice: 500, type: 'subscription' } as const;
  const [first] = await sandbox.addDraws({ ...wish, name: 'Monthly Hamper' });
  const [second] = await sandbox.addDraws({ ...wish, name: 'Weekly Tray' });
  await open('ciu', `/raffles/${first}`);
  await leaveSubscription(page);
  const payment = page.url();
  await page.goBack();
  await expect(payments(page)).toContainText('Subscription to Monthly Hamper');
  await expect(finish(payments(page))).toHaveAttribute('href', payment);
  await expect(count(page), 'as many were not chosen for a purchase').toHaveValue('1');
  const waiting = panel(page).getByText('Payment needed');
  await expect(waiting, 'what is said already').toHaveCount(0);
  await endBy(payments(page), /^Hide/);
  await expect(payments(page)).toHaveCount(0);
  await expect(waiting).toBeVisible();

  await open('ciu', `/raffles/${second}`);
  await leaveSubscription(page);
  await open('ciu', '/subscriptions');
  const card = page.getByRole('article', { name: 'Weekly Tray' });
  await card.getByRole('button', { name: 'Go to payment' }).click();
  await atPaymentPage(page);
  const again = page.url();
  await page.goBack();
  await expect(payments(page)).toHaveCount(1);
  await expect(card).toContainText('Payment for Weekly Tray');
  await expect(finish(card)).toHaveAttribute('href', again);
  await finish(card).click();
  await payElsewhere(page);
  await page.goBack();
  await expect(card).toContainText(/New since .+subscription to Weekly Tray, active/);
  await expect(card.getByText('Active', { exact: true })).toBeVisible();
});

test('a payment is listed only for its member and can be resumed for an hour', async ({ page, sandbox }) => {
  // A 204 keeps the page, like the back/forward cache does.
  await page.route('**/pay/*', (route) => route.fulfill({ status: 204 }));
  await page.goto(depositUrl);
  const left = page.waitForRequest('**/pay/*');
  await orderDeposit(page);
  const paymentUrl = (await left).url();
  await expect(page.getByRole('button', { name: 'Opening payment page…' })).toBeVisible();
  await expect(payments(page)).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(payments(page)).toContainText('Deposit of £12.00');
  await expect(page.getByRole('button', { name: 'Deposit', exact: true })).toBeVisible();
  for (const hostile of ['javascript:alert(1)', 'https://a:b@evil.example/']) {
    await changeStored(page, { paymentUrl: hostile });
    await expect(payments(page)).toContainText('Deposit of £12.00');
    await expect(finish(payments(page))).toHaveCount(0);
  }
  await changeStored(page, { paymentUrl });
  await expect(finish(payments(page))).toHaveAttribute('href', paymentUrl);
  await changeStored(page, { startedAt: Date.now() - abandonedPaymentMs - 60_000 });
  await expect(payments(page)).toContainText('Deposit of £12.00');
  await expect(finish(payments(page))).toHaveCount(0);

  // The server signs the member out.
  await sandbox.revokeTokens();
  await page.reload();
  await expect(page).toHaveURL(siteUrl('ciu', '/sign-in'));
  await signInHere(page, 'empty@example.com');
  await expect(page).not.toHaveURL(/sign-in/);
  await page.goto(depositUrl);
  await expect(page.getByRole('definition').first()).toHaveText('£0.00');
  await expect(amount(page)).toHaveValue('');
  await expect(payments(page)).toHaveCount(0);
});
