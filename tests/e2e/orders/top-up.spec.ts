import type { Page } from '@playwright/test';
import { memberNotices } from '../../../src/lib/messages/member-notices.ts';
import { paymentTexts } from '../../../src/lib/orders/payment-page.ts';
import { bankApprovalText } from '../../../src/lib/orders/top-up.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { hold } from '../helpers/held-requests.ts';
import { noteBox, purchasePanel as panel, unfinishedPayments } from '../helpers/locators.ts';
import { disableOfflineCache } from '../helpers/page-setup.ts';
import { signInHere } from '../helpers/sign-in.ts';

const summer = { club: 'ciu', name: 'Summer Getaway', ticketPrice: 500, type: 'subscription' } as const;

const amount = (page: Page) => page.getByLabel('Amount in pounds');
const count = (page: Page) => panel(page).getByRole('spinbutton');
const topUp = (page: Page) => panel(page).getByRole('link', { name: 'Top up' });
const main = (page: Page) => page.getByRole('main');
const expectDepositFor = async (page: Page, name: string, pounds: string) => {
  await expect(main(page)).toContainText(`For ${name}`);
  await expect(amount(page)).toHaveValue(pounds);
};
const pay = async (page: Page) => {
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await expect(page).toHaveURL(/\/pay\//);
};
const decide = (page: Page, decision: 'Approve' | 'Decline') =>
  page.getByRole('button', { name: decision }).click();

test.beforeEach(async ({ page, sandbox, signedIn }) => {
  const { email } = await sandbox.createMember({ club: 'ciu', balance: 660 });
  await signedIn(page, 'ciu', email);
});

test('a deposit of the missing amount returns to the chosen number of tickets', async ({
  page,
  sandbox,
  open,
}) => {
  const [id] = await sandbox.addDraws(summer);
  await open('ciu', `/raffles/${id}`);
  await page.getByRole('radio', { name: 'Subscribe' }).check();
  await count(page).fill('2');
  await expect(panel(page)).toContainText('£3.40 short');
  await expect(panel(page).getByText(bankApprovalText)).toBeVisible();
  const address = `/wallet/deposit?amount=3.40&draw=${id}&quantity=2&choice=subscribe`;
  await expect(panel(page).getByRole('link', { name: 'Increase Balance' })).toHaveAttribute('href', address);
  await topUp(page).click();
  await expectDepositFor(page, 'Summer Getaway', '3.40');
  await pay(page);
  await decide(page, 'Decline');
  await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expectDepositFor(page, 'Summer Getaway', '3.40');
  await pay(page);
  await decide(page, 'Approve');
  await expect(main(page)).toContainText(/New since .+: .*\+£3\.40, /);
  await expect(page.getByRole('definition').filter({ hasText: '£10.00' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Summer Getaway' }).click();
  await expect(page.getByRole('radio', { name: 'Subscribe' })).toBeChecked();
  await expect(count(page)).toHaveValue('2');
  await expect(panel(page)).toContainText('after: £0.00');
  const { counts } = await sandbox.requests();
  expect(counts['POST subscriptions/subscribe/']).toBeUndefined();
  expect(counts['POST draws/{id}/buy_tickets/']).toBeUndefined();
});

test('each tab returns to its own draw after a deposit, also in another tab', { tag: '@soak' }, async ({
  context,
  page,
  sandbox,
}) => {
  const [first, second] = await sandbox.addDraws({ club: 'ciu', name: 'Draw', ticketPrice: 700, count: 2 });
  const other = await context.newPage();
  for (const [tab, id] of [
    [page, first],
    [other, second],
  ] as const) {
    await tab.goto(siteUrl('ciu', `/raffles/${id}`));
    await topUp(tab).click();
    // £0.40 is missing. The minimum deposit is £1.
    await expect(amount(tab)).toHaveValue('1.00');
    await expect(main(tab)).toContainText(/smallest deposit is £1\.00/);
    await pay(tab);
  }
  await decide(page, 'Approve');
  await expect(page.getByRole('link', { name: /^Back to Draw/ })).toHaveAttribute(
    'href',
    `/raffles/${first}?quantity=1&choice=once`,
  );
  const opened = await context.newPage();
  await opened.goto(other.url());
  await decide(opened, 'Approve');
  await expect(main(opened)).toContainText(/New since .+\+£1\.00, /);
  await opened.getByRole('link', { name: /^Back to Draw/ }).click();
  await expect(opened).toHaveURL(siteUrl('ciu', `/raffles/${second}?quantity=1&choice=once`));
  await expect(panel(opened)).toContainText('after: £1.60');
});

async function expectEmptyDeposit(page: Page): Promise<void> {
  await expect(main(page)).toContainText('£6.60');
  await expect(amount(page)).toHaveValue('');
  await expect(main(page).getByText(/^For /)).toHaveCount(0);
}

async function expectOneTicket(page: Page): Promise<void> {
  await expect(panel(page)).toContainText('after: £1.60');
  await expect(count(page)).toHaveValue('1');
  await expect(page.getByRole('radio', { name: 'One-time purchase' })).toBeChecked();
}

/** Opens the top-up for two tickets by subscription. */
async function wishForTwo(page: Page, id: number | undefined): Promise<void> {
  await page.goto(siteUrl('ciu', `/raffles/${id}`));
  await page.getByRole('radio', { name: 'Subscribe' }).check();
  await count(page).fill('2');
  await topUp(page).click();
  await expectDepositFor(page, 'Summer Getaway', '3.40');
}

test('a saved choice survives a reload, Back and Forward, and no URL can forge it', async ({
  page,
  sandbox,
}) => {
  const [id] = await sandbox.addDraws(summer);
  await wishForTwo(page, id);
  const address = page.url();

  await test.step('a saved choice survives a reload, Back and Forward', async () => {
    await disableOfflineCache(page);
    await page.reload();
    await expectDepositFor(page, 'Summer Getaway', '3.40');
    await page.goBack();
    await expectOneTicket(page);
    await page.goForward();
    await expectDepositFor(page, 'Summer Getaway', '3.40');
  });

  await test.step('prefill waits for the member and never overwrites input', async () => {
    const tellMember = await hold(page, '**/users/me/');
    await page.reload();
    await expect(amount(page)).toHaveValue('');
    await amount(page).fill('9');
    tellMember();
    await expect(main(page)).toContainText('For Summer Getaway');
    await expect(amount(page)).toHaveValue('9');
    await page.unrouteAll();
  });

  await test.step('a forged URL preselects nothing', async () => {
    await page.goto(siteUrl('ciu', `/raffles/${id}?quantity=2&choice=subscribe`));
    await expectOneTicket(page);
    await page.goto(`${address}&amount=340.00`);
    await expectEmptyDeposit(page);
    await expect(main(page).locator('.alert')).toHaveCount(0);
  });

  await test.step('a forged payment result proves nothing', async () => {
    await page.goto(siteUrl('ciu', '/callback?amount=500.00&reference=PX-LIE'));
    await expect(main(page).locator(noteBox)).toContainText(paymentTexts.unknown);
    await expect(page.getByRole('definition')).toHaveText(['£500.00', 'PX-LIE', '£6.60']);
    await page.getByRole('link', { name: memberNotices.askAboutThis }).click();
    await expect(page.getByLabel('Description')).toHaveValue(/^Amount: £500\.00\nReference: PX-LIE\n/);
  });
});

test('a saved choice is hidden from another member in the same tab', async ({ page, sandbox, open }) => {
  const [id] = await sandbox.addDraws(summer);
  await wishForTwo(page, id);
  await pay(page);
  await page.goBack();
  await expect(unfinishedPayments(page)).toContainText('Deposit of £3.40');
  await open('ciu', '/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  const { email } = await sandbox.createMember({ club: 'ciu', balance: 660 });
  await signInHere(page, email);
  await expect(page).not.toHaveURL(/sign-in/);
  await open('ciu', `/wallet/deposit?amount=3.40&draw=${id}&quantity=2&choice=subscribe`);
  await expectEmptyDeposit(page);
  await expect(unfinishedPayments(page)).toHaveCount(0);
});
