import type { Page } from '@playwright/test';
import { paymentTexts } from '../../../src/lib/orders/payment-page.ts';
import { bankApprovalText } from '../../../src/lib/orders/top-up.ts';
import { expect, test } from '../helpers/fixtures.ts';

const amountField = (page: Page) => page.getByLabel('Amount in pounds');
const submit = (page: Page) => page.getByRole('button', { name: 'Deposit', exact: true });

test('deposit form shows an error at the amount, and an approved deposit adds to the balance', {
  tag: ['@spec:2.8', '@spec:4.53', '@spec:5.28', '@spec:7.20', '@spec:9.10', '@spec:9.16'],
}, async ({ page, sandbox, signedIn, open }) => {
  const { email } = await sandbox.createMember({ club: 'ciu', balance: 150 });
  await signedIn(page, 'ciu', email);
  await open('ciu', '/wallet/deposit');

  await test.step('the form starts empty and is filled by quick amounts', async () => {
    await expect(page.getByRole('heading', { name: 'Deposit Funds' })).toBeVisible();
    await expect(
      page.getByText('Deposits are typically immediate but may take up to 24 hours.'),
    ).toBeVisible();
    await expect(amountField(page)).toHaveValue('');
    const group = page.getByRole('group', { name: 'Quick amounts' });
    await expect(group.getByRole('button')).toHaveText(['£1', '£2', '£3', '£5', '£10', '£20', '£50']);
    const wrong = page.getByText('Please enter a valid amount greater than one.');
    await amountField(page).fill('0.99');
    await submit(page).click();
    await expect(wrong).toBeVisible();
    await expect(amountField(page)).toBeFocused();
    await expect(amountField(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(group.getByRole('button', { pressed: true })).toHaveCount(0);
    await group.getByRole('button', { name: '£20', exact: true }).click();
    await expect(wrong).toHaveCount(0);
    await expect(amountField(page)).toHaveValue('20');
    await expect(group.getByRole('button', { pressed: true })).toHaveText(['£20']);
    expect((await sandbox.requests()).counts['POST transactions/payment_transaction/']).toBeUndefined();
  });

  await test.step('an approved deposit is booked and listed', async () => {
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
  });
});
