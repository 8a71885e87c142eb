import type { Page } from '@playwright/test';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { hold } from '../helpers/held-requests.ts';
import { noteBox, orderStatus, ownTickets, purchasePanel as panel } from '../helpers/locators.ts';
import { signInHere } from '../helpers/sign-in.ts';

const note = (page: Page) =>
  page.getByRole('main').locator(noteBox).filter({ hasText: 'Payment not finished' });
const finish = (page: Page) => note(page).getByRole('link', { name: 'Finish payment' });
const dismiss = (page: Page) => note(page).getByRole('button', { name: 'Dismiss' });
const depositUrl = siteUrl('ciu', '/wallet/deposit');
const amount = (page: Page) => page.getByLabel('Amount in pounds');
const count = (page: Page) => panel(page).getByRole('spinbutton');
const atPaymentPage = (page: Page) => expect(page).toHaveURL(/\/pay\//);

/** Pays without a notice to this tab. */
async function payElsewhere(page: Page): Promise<void> {
  const elsewhere = await page.context().newPage();
  await elsewhere.goto(page.url());
  await elsewhere.getByRole('button', { name: 'Approve' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await elsewhere.close();
}

async function orderDeposit(page: Page): Promise<void> {
  await amount(page).fill('12');
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

async function changeKept(page: Page, change: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((changed) => {
    const key = Object.keys(sessionStorage).find((name) => name.endsWith(' payment /wallet/deposit')) ?? '';
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '');
    sessionStorage.setItem(key, JSON.stringify({ ...kept, ...changed }));
  }, change);
  await page.reload();
}

test.beforeEach(async ({ page, sandbox, signedIn }) => {
  const { email } = await sandbox.createMember({ club: 'ciu' });
  await signedIn(page, 'ciu', email);
});

test('a purchase left unpaid stands at its draw and can be finished', async ({ page, sandbox, open }) => {
  const [id, other] = await sandbox.addDraws({ club: 'ciu', ticketPrice: 500, count: 2 });
  await open('ciu', `/raffles/${id}`);
  await leavePurchase(page);
  const payment = page.url();
  await page.goBack();
  await expect(note(page)).toContainText('One-time purchase of 3 tickets');
  await expect(count(page)).toHaveValue('3');

  // A declined payment leaves the choice and no way back to it.
  await open('ciu', `/raffles/${other}`);
  await expect(panel(page)).toContainText('£5.00 short');
  await expect(note(page)).toHaveCount(0);
  await leavePurchase(page);
  const tellMember = await hold(page, '**/users/me/');
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible();
  await expect(orderStatus(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(siteUrl('ciu', `/raffles/${other}`));
  tellMember();
  await expect(count(page)).toHaveValue('3');
  await expect(note(page)).toHaveCount(0);

  await open('ciu', `/raffles/${id}`);
  await finish(page).click();
  await expect(page).toHaveURL(payment);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the draw' }).click();
  await expect(ownTickets(page)).toHaveCount(3);
  await expect(note(page)).toHaveCount(0);
  await expect(count(page)).toHaveValue('1');
  expect((await sandbox.requests()).counts['POST draws/{id}/buy_tickets/']).toBe(2);
});

test('a payment that the API shows as paid is not offered again', async ({ page, sandbox, open }) => {
  const [id] = await sandbox.addDraws({ club: 'ciu', ticketPrice: 500 });
  await open('ciu', `/raffles/${id}`);
  await leavePurchase(page);
  await payElsewhere(page);
  await page.goBack();
  await expect(ownTickets(page)).toHaveCount(3);
  await expect(note(page)).toHaveCount(0);
  await expect(count(page)).toHaveValue('1');
  await page.goto(depositUrl);
  await orderDeposit(page);
  await atPaymentPage(page);
  await payElsewhere(page);
  // The balance of before does not show it yet.
  const tellMember = await hold(page, '**/users/me/');
  await page.goBack();
  await expect(amount(page)).toHaveValue('12.00');
  tellMember();
  await expect(page.getByRole('main')).toContainText('£12.00');
  await expect(note(page)).toHaveCount(0);
  await expect(amount(page)).toHaveValue('');
});

test('a subscription left unpaid stands at its draw and at its card', async ({ page, sandbox, open }) => {
  const wish = { club: 'ciu', ticketPrice: 500, type: 'subscription' } as const;
  const [first] = await sandbox.addDraws({ ...wish, name: 'Monthly Hamper' });
  const [second] = await sandbox.addDraws({ ...wish, name: 'Weekly Tray' });
  await open('ciu', `/raffles/${first}`);
  await leaveSubscription(page);
  const payment = page.url();
  await page.goBack();
  await expect(note(page)).toContainText('Subscription with 2 tickets');
  await expect(finish(page)).toHaveAttribute('href', payment);
  await expect(count(page), 'as many were not chosen for a purchase').toHaveValue('1');
  const waiting = panel(page).getByText('Payment waiting');
  await expect(waiting, 'what is said already').toHaveCount(0);
  await dismiss(page).click();
  await expect(note(page)).toHaveCount(0);
  await expect(waiting).toBeVisible();

  await open('ciu', `/raffles/${second}`);
  await leaveSubscription(page);
  await open('ciu', '/subscriptions');
  const card = page.getByRole('article', { name: 'Weekly Tray' });
  await card.getByRole('button', { name: 'Go to payment' }).click();
  await atPaymentPage(page);
  const again = page.url();
  await page.goBack();
  await expect(note(page)).toHaveCount(1);
  await expect(card).toContainText('Payment not finished');
  await expect(finish(page)).toHaveAttribute('href', again);
  await finish(page).click();
  await payElsewhere(page);
  await page.goBack();
  await expect(card).toContainText('Active');
  await expect(note(page)).toHaveCount(0);
});

test('a deposit left unpaid stands there for its member until dismissed', async ({ page, sandbox }) => {
  // A 204 keeps the page, like the back/forward cache does.
  await page.route('**/pay/*', (route) => route.fulfill({ status: 204 }));
  const comeBack = async () => {
    const left = page.waitForRequest('**/pay/*');
    await orderDeposit(page);
    const address = (await left).url();
    await expect(page.getByRole('button', { name: 'Opening the payment page …' })).toBeVisible();
    await expect(note(page)).toHaveCount(0);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(note(page)).toContainText('Deposit of £12.00');
    return address;
  };
  await page.goto(depositUrl);
  const address = await comeBack();
  await expect(amount(page)).toHaveValue('12');
  await expect(page.getByRole('button', { name: 'Deposit', exact: true })).toBeVisible();
  for (const hostile of ['javascript:alert(1)', 'https://a:b@evil.example/']) {
    await changeKept(page, { address: hostile });
    await expect(amount(page), 'the choice is the member’s own').toHaveValue('12.00');
    await expect(note(page)).toHaveCount(0);
  }
  await changeKept(page, { address });
  await expect(amount(page)).toHaveValue('12.00');
  await dismiss(page).click();
  await expect(note(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Deposit' })).toBeFocused();

  // The server signs the member out.
  await comeBack();
  await sandbox.revokeTokens();
  await page.reload();
  await expect(page).toHaveURL(siteUrl('ciu', '/sign-in'));
  await signInHere(page, 'empty@example.com');
  await expect(page).not.toHaveURL(/sign-in/);
  await page.goto(depositUrl);
  await expect(page.getByRole('definition').first()).toHaveText('£0.00');
  await expect(amount(page)).toHaveValue('');
  await expect(note(page)).toHaveCount(0);
});
