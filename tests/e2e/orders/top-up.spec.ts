import type { Page } from '@playwright/test';
import { bankApprovalText } from '../../../src/lib/orders/top-up.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { hold } from '../helpers/held-requests.ts';
import { purchasePanel as panel } from '../helpers/locators.ts';
import { disableOfflineCache } from '../helpers/page-setup.ts';

const summer = { club: 'ciu', name: 'Summer Getaway', ticketPrice: 500, type: 'subscription' } as const;

const amount = (page: Page) => page.getByLabel('Amount in pounds');
const count = (page: Page) => panel(page).getByRole('spinbutton');
const topUp = (page: Page) => panel(page).getByRole('link', { name: 'Top up' });
const main = (page: Page) => page.getByRole('main');
const expectDeposit = async (page: Page, pounds: string) => {
  await expect(main(page)).toContainText('For Summer Getaway');
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

test('a deposit of the missing amount returns to the chosen number of tickets, which no URL can forge', async ({
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
  await expectDeposit(page, '3.40');

  await test.step('the choice survives Back and Forward, and a reload prefills no field in use', async () => {
    await page.goBack();
    await expect(panel(page)).toContainText('after: £1.60');
    await expect(count(page)).toHaveValue('1');
    await page.goForward();
    await expectDeposit(page, '3.40');
    await disableOfflineCache(page);
    const tellMember = await hold(page, '**/users/me/');
    await page.reload();
    await expect(amount(page)).toHaveValue('');
    await amount(page).fill('9');
    tellMember();
    await expect(main(page)).toContainText('For Summer Getaway');
    await expect(amount(page)).toHaveValue('9');
    await page.unrouteAll();
    await amount(page).fill('3.40');
  });

  await test.step('a declined deposit can be tried again', async () => {
    await pay(page);
    await decide(page, 'Decline');
    await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible();
    await expect(page.getByText('The payment was declined.')).toBeVisible();
    await expect(page.getByText('£6.60')).toBeVisible();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expectDeposit(page, '3.40');
  });

  await test.step('an approved deposit leads back to the choice and buys nothing', async () => {
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

  await test.step('a forged URL prefills nothing', async () => {
    await open('ciu', `${address}&amount=340.00`);
    await expect(main(page)).toContainText('£10.00');
    await expect(amount(page)).toHaveValue('');
    await expect(main(page).getByText(/^For /)).toHaveCount(0);
    await expect(main(page).locator('.alert')).toHaveCount(0);
  });
});
