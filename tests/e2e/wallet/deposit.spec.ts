import type { Page } from '@playwright/test';
import { paymentTexts } from '../../../src/lib/orders/payment-page.ts';
import { bankApprovalText } from '../../../src/lib/orders/top-up.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { errorBox } from '../helpers/locators.ts';

const amountField = (page: Page) => page.getByLabel('Amount in pounds');
const submit = (page: Page) => page.getByRole('button', { name: 'Deposit', exact: true });

test('deposit adds to the balance when it is approved, and not when it is declined', {
  tag: ['@spec:4.53', '@spec:7.20'],
}, async ({ page, sandbox, signedIn, open }) => {
  const { email } = await sandbox.createMember({ club: 'ciu', balance: 150 });
  await signedIn(page, 'ciu', email);
  await open('ciu', '/wallet/deposit');
  await page.getByRole('button', { name: '£20' }).click();
  await expect(page.getByRole('definition')).toHaveText(['£1.50', '£20.00', '£21.50']);
  await expect(page.getByText(bankApprovalText)).toBeVisible();
  const sent = page.waitForRequest('**/transactions/payment_transaction/');
  await submit(page).click();
  expect((await sent).postDataJSON()).toEqual({ amount: '20.00' });
  await page.getByRole('button', { name: 'Approve' }).click();

  await expect(page).toHaveURL(/\/callback\?/);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(page.getByText(paymentTexts.depositPaid)).toBeVisible();
  const order = page.getByRole('region', { name: /^Deposit of £20\.00, / });
  await expect(order).toContainText(/New since \d+:\d\d [AP]M: .+, \+£20\.00, \d+:\d\d [AP]M\./);
  await expect(page.getByRole('definition').filter({ hasText: '£21.50' })).toBeVisible();
  await order.getByRole('button', { name: /^It's there/ }).click();
  await expect(order).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to wallet' }).click();
  await expect(page.getByRole('region', { name: 'Current Balance' })).toContainText('£21.50');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('+£20.00');

  await page.getByRole('main').getByRole('link', { name: 'Deposit' }).click();
  await amountField(page).fill('12.5');
  await submit(page).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible();
  await expect(page.getByText('The payment was declined.')).toBeVisible();
  await expect(page.getByText('£21.50')).toBeVisible();
  await expect(page.getByRole('region', { name: /^Deposit of £12\.50, / })).toContainText(
    'Nothing new since',
  );
});

test('deposit form starts empty, is filled by quick amounts, and shows errors at the amount', {
  tag: ['@spec:2.8', '@spec:5.28', '@spec:9.10', '@spec:9.16'],
}, async ({ page, sandbox, signedIn, open }) => {
  await signedIn(page, 'ciu');
  await open('ciu', '/wallet/deposit');
  await expect(page.getByRole('heading', { name: 'Deposit Funds' })).toBeVisible();
  await expect(page.getByText('Deposits are typically immediate but may take up to 24 hours.')).toBeVisible();
  await expect(amountField(page)).toHaveValue('');
  const group = page.getByRole('group', { name: 'Quick amounts' });
  await expect(group.getByRole('button')).toHaveText(['£1', '£2', '£3', '£5', '£10', '£20', '£50']);
  await expect(group.getByRole('button', { pressed: true })).toHaveCount(0);
  for (const pounds of ['1', '2', '3', '5', '10', '20', '50']) {
    await group.getByRole('button', { name: `£${pounds}`, exact: true }).click();
    await expect(amountField(page)).toHaveValue(pounds);
    await expect(group.getByRole('button', { pressed: true })).toHaveText([`£${pounds}`]);
  }
  await amountField(page).fill('7');
  await expect(group.getByRole('button', { pressed: true })).toHaveCount(0);

  const wrong = page.getByText('Please enter a valid amount greater than one.');
  await amountField(page).fill('0.99');
  await submit(page).click();
  await expect(wrong).toBeVisible();
  await expect(amountField(page)).toBeFocused();
  await expect(amountField(page)).toHaveAttribute('aria-invalid', 'true');
  await group.getByRole('button', { name: '£5', exact: true }).click();
  await expect(wrong).toHaveCount(0);
  expect((await sandbox.requests()).counts['POST transactions/payment_transaction/']).toBeUndefined();

  await amountField(page).fill('1.000,50');
  await submit(page).click();
  await expect(amountField(page)).toHaveAccessibleDescription(
    'Error: Please enter a valid amount greater than one. Enter an amount like 1000.50',
  );
  await expect(wrong).toBeVisible();
  await amountField(page).fill('10001');
  await submit(page).click();
  const refusal = 'Ensure this value is less than or equal to 10000.';
  await expect(page.getByText(`Error: ${refusal}`)).toBeVisible();
  await page.getByRole('main').locator(errorBox).getByRole('link', { name: refusal }).click();
  await expect(amountField(page)).toBeFocused();
});
