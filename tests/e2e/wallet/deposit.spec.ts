import type { Page } from '@playwright/test';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { errorBox } from '../helpers/locators.ts';

const post = 'POST transactions/payment_transaction/';
const amountField = (page: Page) => page.getByLabel('Amount in pounds');
const submit = (page: Page) => page.getByRole('button', { name: 'Deposit', exact: true });

test('a member deposits and sees the money arrive', { tag: ['@spec:4.53', '@spec:7.20'] }, async ({
  page,
  sandbox,
  signedIn,
  open,
}) => {
  const { email } = await sandbox.createMember({ club: 'ciu', balance: 150 });
  await signedIn(page, 'ciu', email);
  await open('ciu', '/wallet/deposit');
  await page.getByRole('button', { name: '£20' }).click();
  await expect(page.getByRole('definition')).toHaveText(['£1.50', '£20.00', '£21.50']);
  const sent = page.waitForRequest('**/transactions/payment_transaction/');
  await submit(page).click();
  expect((await sent).postDataJSON()).toEqual({ amount: '20.00' });
  await page.getByRole('button', { name: 'Approve' }).click();

  await expect(page).toHaveURL(/\/callback\?/);
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  await expect(page.getByText('The amount will be added to your wallet shortly.')).toBeVisible();
  await expect(
    page.getByText('Arrived: £20.00 is in your wallet. Your balance is now £21.50.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Go to wallet' }).click();
  await expect(page.getByRole('region', { name: 'Current Balance' })).toContainText('£21.50');
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('+£20.00');
});

test('a declined payment changes nothing', async ({ page, sandbox, signedIn, open }) => {
  const { email } = await sandbox.createMember({ club: 'ciu', balance: 150 });
  await signedIn(page, 'ciu', email);
  await open('ciu', '/wallet/deposit');
  await amountField(page).fill('12.5');
  await submit(page).click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Failed' })).toBeVisible();
  await expect(page.getByText('The payment was declined.')).toBeVisible();
  await expect(page.getByText('£1.50')).toBeVisible();
});

test('nothing is picked beforehand, and quick amounts fill the field', {
  tag: ['@spec:2.8', '@spec:9.10', '@spec:9.16'],
}, async ({ page, signedIn, open }) => {
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
});

test('a wrong amount is told at the field and not sent', { tag: '@spec:5.28' }, async ({
  page,
  sandbox,
  signedIn,
  open,
}) => {
  await signedIn(page, 'ciu');
  await open('ciu', '/wallet/deposit');
  for (const wrong of ['', '0.99', '-5', 'ten', '1.005']) {
    await amountField(page).fill(wrong);
    await submit(page).click();
    await expect(page.getByText('Please enter a valid amount greater than one.')).toBeVisible();
    await expect(amountField(page)).toBeFocused();
    await expect(amountField(page)).toHaveAttribute('aria-invalid', 'true');
  }
  await page.getByRole('button', { name: '£5', exact: true }).click();
  await expect(page.getByText('Please enter a valid amount greater than one.')).toHaveCount(0);
  expect((await sandbox.requests()).counts[post]).toBeUndefined();
});

test('a refusal of the amount stands at the field and in the alert, which leads there', async ({
  page,
  signedIn,
  open,
}) => {
  await signedIn(page, 'ciu');
  await open('ciu', '/wallet/deposit');
  await amountField(page).fill('10001');
  await submit(page).click();
  const refusal = 'Ensure this value is less than or equal to 10000.';
  await expect(page.getByText(`Error: ${refusal}`)).toBeVisible();
  await page.getByRole('main').locator(errorBox).getByRole('link', { name: refusal }).click();
  await expect(amountField(page)).toBeFocused();
});

for (const fault of [{ status: 500 }, { drop: 'body' }, { body: '<html>' }] as const) {
  test(`a deposit without a clear answer is not sent again: ${JSON.stringify(fault)}`, {
    tag: '@spec:8.20',
  }, async ({ page, sandbox, signedIn, open }) => {
    await sandbox.faults({ path: 'transactions/payment_transaction/', ...fault });
    await signedIn(page, 'ciu');
    await open('ciu', '/wallet/deposit');
    await page.getByRole('button', { name: '£10' }).click();
    await submit(page).click();
    const alert = page.getByRole('main').locator(errorBox);
    await expect(alert).toContainText('Failed to handle deposit request');
    await expect(alert).toContainText('Failed to redirect to bank, please try again later.');
    await expect(alert).toContainText('it may have gone through');
    await expect(alert).toBeFocused();
    await expect(amountField(page)).toHaveValue('10');
    expect((await sandbox.requests()).counts[post]).toBe(1);
    await amountField(page).fill('11');
    await expect(alert).toHaveCount(0);
  });
}

test('an address that is no payment page is not opened', async ({ page, sandbox, signedIn, open }) => {
  const redirect_url = 'http://pay.example/1';
  await sandbox.faults({ path: 'transactions/payment_transaction/', body: { redirect_url } });
  await signedIn(page, 'ciu');
  await open('ciu', '/wallet/deposit');
  await page.getByRole('button', { name: '£1', exact: true }).click();
  await submit(page).click();
  const alert = page.getByRole('main').locator(errorBox);
  await expect(alert).toContainText('Failed to redirect to bank, please try again later.');
  await expect(alert).toContainText('could not be opened safely. Nothing has been charged.');
  await expect(page).toHaveURL(siteUrl('ciu', '/wallet/deposit'));
});

test('pressing the button twice opens one payment', async ({ page, sandbox, signedIn, open }) => {
  await sandbox.faults({ path: 'transactions/payment_transaction/', delayMs: 300 });
  await signedIn(page, 'ciu');
  await open('ciu', '/wallet/deposit');
  await page.getByRole('button', { name: '£1', exact: true }).click();
  await submit(page).dblclick();
  await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible();
  expect((await sandbox.requests()).counts[post]).toBe(1);
});
