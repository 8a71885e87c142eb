import type { Page } from '@playwright/test';
import { abandonedPaymentMs } from '../../../src/lib/config.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { hold } from '../helpers/held-requests.ts';
import { noteBox, purchasePanel as panel } from '../helpers/locators.ts';
import { demoMember } from '../helpers/sign-in.ts';

const note = (page: Page) =>
  page.getByRole('main').locator(noteBox).filter({ hasText: 'Payment not finished' });
const finish = (page: Page) => note(page).getByRole('link', { name: 'Finish payment' });
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

async function leaveDeposit(page: Page): Promise<void> {
  await page.goto(depositUrl);
  await amount(page).fill('12');
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await atPaymentPage(page);
}

/** @returns the draw's address */
async function leavePurchase(page: Page, id: number | undefined): Promise<string> {
  await page.goto(siteUrl('ciu', `/raffles/${id}`));
  await count(page).fill('3');
  await panel(page).getByRole('button', { name: 'Purchase' }).click();
  await atPaymentPage(page);
  return siteUrl('ciu', `/raffles/${id}`);
}

async function leaveSubscription(page: Page, id: number | undefined): Promise<void> {
  await page.goto(siteUrl('ciu', `/raffles/${id}`));
  await page.getByRole('radio', { name: 'Subscribe' }).check();
  await count(page).fill('2');
  await panel(page).getByRole('button', { name: 'Subscribe' }).click();
  await atPaymentPage(page);
}

async function changeKept(page: Page, change: Readonly<Record<string, string | number>>): Promise<void> {
  await page.evaluate((changed) => {
    const key = Object.keys(sessionStorage).find((name) => name.endsWith(' payment /wallet/deposit')) ?? '';
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '');
    sessionStorage.setItem(key, JSON.stringify({ ...kept, ...changed }));
  }, change);
}

test.beforeEach(async ({ page, sandbox, signedIn }) => {
  const { email } = await sandbox.createMember({ club: 'ciu' });
  await signedIn(page, 'ciu', email);
});

test('a purchase that was left stands at its draw with the choice as it was, and can be finished', async ({
  page,
  sandbox,
  open,
}) => {
  const [id, other] = await sandbox.addDraws({ club: 'ciu', ticketPrice: 500, count: 2 });
  const draw = await leavePurchase(page, id);
  const payment = page.url();
  await page.goBack();
  await expect(note(page)).toContainText('One-time purchase of 3 tickets');
  await expect(count(page)).toHaveValue('3');
  await open('ciu', `/raffles/${other}`);
  await expect(panel(page)).toContainText('£5.00 short');
  await expect(note(page)).toHaveCount(0);
  await page.goto(draw);
  await finish(page).click();
  await expect(page).toHaveURL(payment);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the draw' }).click();
  await expect(
    page
      .getByRole('tabpanel')
      .getByRole('article')
      .filter({ hasText: /^Ticket/ }),
  ).toHaveCount(3);
  await expect(note(page)).toHaveCount(0);
  await expect(count(page)).toHaveValue('1');
  expect((await sandbox.requests()).counts['POST draws/{id}/buy_tickets/']).toBe(1);
});

test('what the API shows as paid for is not told of, whatever the payment page reported', async ({
  page,
  sandbox,
}) => {
  const [id] = await sandbox.addDraws({ club: 'ciu', ticketPrice: 500 });
  const draw = await leavePurchase(page, id);
  await payElsewhere(page);
  await page.goto(draw);
  await expect(
    page
      .getByRole('tabpanel')
      .getByRole('article')
      .filter({ hasText: /^Ticket/ }),
  ).toHaveCount(3);
  await expect(note(page)).toHaveCount(0);
  await expect(count(page)).toHaveValue('1');
  await leaveDeposit(page);
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

test('a declined payment leaves the choice and no way back to it', async ({ page, sandbox }) => {
  const [id] = await sandbox.addDraws({ club: 'ciu', ticketPrice: 500 });
  await leavePurchase(page, id);
  const tellMember = await hold(page, '**/users/me/');
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('link', { name: 'Try again' }).click();
  tellMember();
  await expect(count(page)).toHaveValue('3');
  await expect(note(page)).toHaveCount(0);
});

test('a subscription that was left stands at its draw', async ({ page, sandbox }) => {
  const [id] = await sandbox.addDraws({ club: 'ciu', ticketPrice: 500, type: 'subscription' });
  await leaveSubscription(page, id);
  await page.goBack();
  await expect(note(page)).toContainText('Subscription with 2 tickets');
  await expect(count(page), 'as many were not chosen for a purchase').toHaveValue('1');
  const waiting = panel(page).getByText('Payment waiting');
  await expect(waiting, 'what is said already').toHaveCount(0);
  await note(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(note(page)).toHaveCount(0);
  await expect(waiting).toBeVisible();
});

test('the payment of a subscription that was left at its draw can be finished', async ({
  page,
  sandbox,
  open,
}) => {
  const [id] = await sandbox.addDraws({ club: 'ciu', ticketPrice: 500, type: 'subscription' });
  await leaveSubscription(page, id);
  await page.goBack();
  await finish(page).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  await open('ciu', `/raffles/${id}`);
  await expect(panel(page).getByText('You subscribe with 2')).toBeVisible();
  await expect(note(page)).toHaveCount(0);
});

test('the payment of a subscription stands at its card, and goes when it runs', async ({
  page,
  sandbox,
  open,
}) => {
  const ids = await sandbox.addDraws({ club: 'ciu', ticketPrice: 500, type: 'subscription', count: 2 });
  for (const id of ids) {
    await open('ciu', `/raffles/${id}`);
    await page.getByRole('radio', { name: 'Subscribe' }).check();
    await panel(page).getByRole('button', { name: 'Subscribe' }).click();
    await atPaymentPage(page);
  }
  await open('ciu', '/subscriptions');
  const cards = page.getByRole('article', { name: /^1 ticket/ });
  await cards.first().getByRole('button', { name: 'Go to payment' }).click();
  await atPaymentPage(page);
  const payment = page.url();
  await page.goBack();
  await expect(note(page)).toHaveCount(1);
  await expect(cards.first()).toContainText('Payment not finished');
  await expect(finish(page)).toHaveAttribute('href', payment);
  await finish(page).click();
  await payElsewhere(page);
  await page.goBack();
  await expect(cards.first()).toContainText('Active');
  await expect(note(page)).toHaveCount(0);
});

test('a deposit that was left can be dismissed, and is over after a while', async ({ page }) => {
  await leaveDeposit(page);
  await page.goBack();
  await expect(note(page)).toContainText('Deposit of £12.00');
  await expect(amount(page)).toHaveValue('12.00');
  await page.reload();
  await expect(amount(page)).toHaveValue('12.00');
  await note(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(note(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Deposit' })).toBeFocused();
  await leaveDeposit(page);
  await page.goto(depositUrl);
  await expect(note(page)).toBeVisible();
  await changeKept(page, { at: Date.now() - abandonedPaymentMs });
  await page.reload();
  await expect(page.getByRole('definition').first()).toHaveText('£0.00');
  await expect(note(page)).toHaveCount(0);
});

test('a page that the browser had put aside tells of it where the member comes back to', async ({ page }) => {
  // A 204 keeps the page, like the back/forward cache does.
  await page.route('**/pay/*', (route) => route.fulfill({ status: 204 }));
  await page.goto(depositUrl);
  await amount(page).fill('12');
  const left = page.waitForRequest('**/pay/*');
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await left;
  await expect(page.getByRole('button', { name: 'Opening the payment page …' })).toBeVisible();
  await expect(note(page)).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(note(page)).toContainText('Deposit of £12.00');
  await expect(amount(page)).toHaveValue('12');
  await expect(page.getByRole('button', { name: 'Deposit', exact: true })).toBeVisible();
});

test('a kept address that must not be followed is not offered', async ({ page }) => {
  await leaveDeposit(page);
  for (const hostile of ['javascript:alert(1)', 'http://evil.example/pay', 'https://a:b@evil.example/', '']) {
    await page.goto(depositUrl);
    await expect(note(page).or(amount(page)).first()).toBeVisible();
    await changeKept(page, { address: hostile });
    await page.reload();
    await expect(amount(page), 'the choice is the member’s own').toHaveValue('12.00');
    await expect(note(page)).toHaveCount(0);
  }
});

for (const way of ['signed out', 'was signed out by the server'] as const) {
  test(`another member in the tab of one who ${way} sees nothing`, async ({ page, sandbox, open }) => {
    await leaveDeposit(page);
    await page.goBack();
    await expect(note(page)).toBeVisible();
    if (way === 'signed out') {
      await open('ciu', '/profile');
      await page.getByRole('button', { name: 'Logout' }).click();
    } else {
      await sandbox.revokeTokens();
      await page.reload();
    }
    await expect(page).toHaveURL(siteUrl('ciu', '/sign-in'));
    await page.getByLabel('Email').fill('empty@example.com');
    await page.getByLabel('Password', { exact: true }).fill(demoMember.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).not.toHaveURL(/sign-in/);
    await page.goto(depositUrl);
    await expect(page.getByRole('definition').first()).toHaveText('£0.00');
    await expect(amount(page)).toHaveValue('');
    await expect(note(page)).toHaveCount(0);
  });
}
