import type { Page } from '@playwright/test';
import { withdrawRedirectMs } from '../../../src/lib/config.ts';
import { memberNotices } from '../../../src/lib/messages/member-notices.ts';
import { unusualAccountText } from '../../../src/lib/wallet/withdraw-form.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { successBox } from '../helpers/locators.ts';
import { pauseClock } from '../helpers/page-setup.ts';
import { waitForIdle } from '../helpers/waits.ts';

const post = 'POST repayment-requests/new/';
const submitted = 'Your withdraw request has been successfully submitted.';
const amountField = (page: Page) => page.getByLabel('Amount in pounds');
const entire = (page: Page) => page.getByLabel('Withdraw entire balance');
const submit = (page: Page) => page.getByRole('button', { name: 'Withdraw', exact: true });

async function fillBank(page: Page): Promise<void> {
  await page.getByLabel('Bank name').fill('Barclays');
  await page.getByLabel('Account number').fill('1234 5678');
  await page.getByLabel('Sort code').fill('123456');
}

/** Moves the withdrawals that this browser knows of into the past. */
async function age(page: Page, days: number): Promise<void> {
  await page.evaluate((ms) => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('/withdrawals')) ?? '';
    const list: { at: number }[] = JSON.parse(localStorage.getItem(key) ?? '[]');
    localStorage.setItem(key, JSON.stringify(list.map((entry) => ({ ...entry, at: entry.at - ms }))));
  }, days * 86_400_000);
}

test('withdrawal form shows errors and warnings, and returns to the wallet after 1.5 seconds', {
  tag: [
    ...['@spec:2.9', '@spec:4.54', '@spec:4.55', '@spec:5.29', '@spec:5.30', '@spec:7.21', '@spec:8.31'],
    '@spec:9.17',
  ],
}, async ({ page, sandbox, signedIn, open }) => {
  await page.clock.install();
  const { email } = await sandbox.createMember({ club: 'ciu', balance: 8005 });
  await signedIn(page, 'ciu', email);
  await open('ciu', '/wallet');
  await page.getByRole('main').getByRole('link', { name: 'Withdraw' }).click();

  await test.step('typed values stay when the profile reloads', async () => {
    await expect(page.getByLabel('City')).toHaveValue('Leeds');
    await page.getByLabel('City').fill('York');
    await page.clock.fastForward(5_000);
    const loaded = page.waitForResponse('**/users/me/');
    await page.context().setOffline(true);
    await expect(page.getByText("You're offline.").first()).toBeVisible();
    await page.context().setOffline(false);
    await loaded;
    await expect(page.getByLabel('City')).toHaveValue('York');
    await expect(page.getByLabel('County')).toHaveValue('West Yorkshire');
  });

  await test.step('an empty form shows errors and sends nothing', async () => {
    const wrong = page.getByText('Please enter a valid amount greater than one.');
    await submit(page).click();
    await expect(wrong).toBeVisible();
    await expect(page.getByText('Please enter your bank name.')).toBeVisible();
    await expect(amountField(page)).toBeFocused();
    expect((await sandbox.requests()).counts[post]).toBeUndefined();
    await entire(page).check();
    await expect(wrong).toHaveCount(0);
    await expect(amountField(page)).toBeDisabled();
    await expect(amountField(page)).toHaveValue('80.05');
    await entire(page).uncheck();
    await expect(amountField(page)).toBeEnabled();
    await amountField(page).fill('81');
    await expect(page.getByRole('definition').last()).toHaveText('Not enough money');
  });

  await test.step('bank details are repeated, and unusual ones have a warning', async () => {
    await page.getByLabel('Bank name').fill('Lloyds');
    await page.getByLabel('Account number').fill('66374958');
    await page.getByLabel('Sort code').focus();
    await page.keyboard.type('08 99 99');
    await page.keyboard.press('Tab');
    await expect(page.getByText('Check: sort code 08-99-99, account number 6637 4958.')).toBeVisible();
    await expect(
      page.getByText('Check: sort code 0 8, 9 9, 9 9. Account number 6 6 3 7, 4 9 5 8.'),
    ).toHaveCount(1);
    await expect(page.getByText(unusualAccountText)).toHaveCount(0);
    await page.getByLabel('Account number').fill('66374959');
    await expect(page.getByText(unusualAccountText)).toBeVisible();
  });

  await test.step('a withdrawal is sent and returns to the wallet after 1.5 seconds', async () => {
    await expect(page.getByText('Withdrawals take 1-3 business days.')).toBeVisible();
    await amountField(page).fill('30');
    await expect(page.getByRole('definition')).toHaveText(['£80.05', '£30.00', '£50.05']);
    const sent = page.waitForRequest('**/repayment-requests/new/');
    await pauseClock(page);
    await submit(page).click();
    expect((await sent).postDataJSON()).toEqual({
      ...{ amount: '30.00', bank_name: 'Lloyds', bank_account: '66374959', sortcode: '08-99-99' },
      ...{ address1: '4 Mill Lane', address2: '', city: 'York', county: 'West Yorkshire' },
      ...{ postcode: 'LS1 4AB', phone_number: '07700900123' },
    });
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText(submitted);
    await expect(page.locator(successBox).filter({ hasText: 'Taking you back…' })).toBeFocused();
    await page.clock.runFor(withdrawRedirectMs - 100);
    await expect(page).toHaveURL(siteUrl('ciu', '/wallet/withdraw'));
    await page.clock.runFor(200);
    await expect(page).toHaveURL(siteUrl('ciu', '/wallet'));
    await page.clock.resume();
    await expect(page.getByRole('region', { name: 'Current Balance' })).toContainText('£50.05');
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: '-£30.00' })).toBeVisible();
  });
});

test('withdrawal of the entire balance is listed until it has arrived, and hides the form', {
  tag: '@spec:5.30',
}, async ({ page, sandbox, signedIn, open }) => {
  const { email } = await sandbox.createMember({ club: 'ciu', balance: 100 });
  await signedIn(page, 'ciu', email);
  await test.step('the box fixes the amount', async () => {
    await open('ciu', '/wallet/withdraw');
    await expect(amountField(page)).toHaveAccessibleDescription('You have £1.00.');
    await amountField(page).fill('12');
    await entire(page).check();
    await expect(amountField(page)).toBeDisabled();
    await expect(amountField(page)).toHaveValue('1.00');
    await expect(page.getByRole('definition')).toHaveText(['£1.00', '£1.00', '£0.00']);
    await entire(page).uncheck();
    await expect(amountField(page)).toBeEnabled();
    await expect(amountField(page)).toHaveValue('12');
    await entire(page).check();
    await fillBank(page);
    const sent = page.waitForRequest('**/repayment-requests/new/');
    await submit(page).click();
    expect((await sent).postDataJSON()).toMatchObject({ amount: '1.00' });
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText(submitted);
    expect((await sandbox.requests()).counts[post]).toBe(1);
  });

  const requested = page.getByRole('region', { name: 'Your withdrawals' });
  await test.step('the wallet lists the withdrawal with its expected day', async () => {
    await expect(requested).toContainText(
      /£1\.00 requested on \w{3}, \w{3} \d+\.It should arrive by \w{3}, \w{3} \d+\./,
    );
    await expect(requested.getByRole('link', { name: memberNotices.askAboutThis })).toHaveCount(0);
  });

  await test.step('an overdue withdrawal can be asked about and marked as arrived', async () => {
    await age(page, 14);
    await page.reload();
    await expect(requested).toContainText(
      /It should have arrived by \w{3}, \w{3} \d+\. Check your bank account\./,
    );
    await requested.getByRole('link', { name: memberNotices.askAboutThis }).click();
    await expect(page.getByLabel('Subject')).toHaveValue('Missing withdrawal: £1.00');
    await expect(page.getByLabel('Category')).toHaveValue('Payments');
    await page.goBack();
    // The code that recovers lost focus loads after the first view.
    await waitForIdle(page);
    await requested.getByRole('button', { name: 'Mark as arrived' }).focus();
    await page.keyboard.press('Enter');
    await expect(requested).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('less than £1.00 hides the form', async () => {
    const poor = { email, first_name: 'Ada', last_name: 'Poor', balance: '0.99' };
    await sandbox.faults({ method: 'GET', path: 'users/me/', status: 200, body: poor });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Transaction History' })).toBeVisible();
    await expect(requested).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Withdraw' }).click();
    await expect(page.getByRole('main')).toContainText('You have £0.99.');
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Back to wallet' })).toHaveAttribute('href', '/wallet');
    await page.getByRole('main').getByRole('link', { name: 'Deposit' }).click();
    await expect(page).toHaveURL(siteUrl('ciu', '/wallet/deposit'));
  });
});
