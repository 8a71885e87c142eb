import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { errorBox } from '../helpers/locators.ts';

test('a member sees the balance and what changed it', { tag: ['@spec:2.7', '@spec:7.19'] }, async ({
  page,
  sandbox,
  signedIn,
  open,
}) => {
  const { email } = await sandbox.createMember({ club: 'ciu', balance: 8005 });
  await sandbox.addTransactions({ club: 'ciu', email, count: 10 });
  await signedIn(page, 'ciu', email);
  await open('ciu', '/wallet');
  await expect(page.getByRole('region', { name: 'Current Balance' })).toContainText('£165.05');
  await expect(page.getByRole('heading', { name: 'Transaction History' })).toBeVisible();

  const entries = page.getByRole('main').getByRole('listitem');
  await expect(entries).toHaveCount(11);
  const withdrawal = entries.filter({ hasText: 'Withdrawal to account ending 6789' });
  await expect(withdrawal).toContainText('-£5.00');
  await expect(withdrawal).toContainText('minus £5.00');
  await expect(entries.first()).toContainText('Deposit');
  await expect(entries.first()).toContainText('plus £80.05');
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(/^\w{3} \d{1,2}, \d{4}$/);
});

test('the two buttons lead to deposits and withdrawals, and back', async ({ page, signedIn, open }) => {
  await signedIn(page, 'ciu');
  for (const [name, path] of [
    ['Deposit', '/wallet/deposit'],
    ['Withdraw', '/wallet/withdraw'],
  ] as const) {
    await open('ciu', '/wallet');
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(page).toHaveURL(siteUrl('ciu', path));
    await expect(page.getByRole('heading', { level: 2, name: `${name} Funds` })).toBeVisible();
    await page.goBack();
    await expect(page.getByText('Current Balance')).toBeVisible();
  }
});

test('a new member has nothing yet', async ({ page, signedIn, open }) => {
  await signedIn(page, 'riverside', 'empty@example.com');
  await open('riverside', '/wallet');
  await expect(page.getByText('£0.00')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No transactions yet' })).toBeVisible();
});

test('transactions that cannot be loaded leave the balance, and load on Retry', { tag: '@spec:8.5' }, async ({
  page,
  sandbox,
  signedIn,
  open,
}) => {
  await sandbox.faults({ path: 'transactions/me/', status: 500, times: 1 });
  await signedIn(page, 'ciu');
  await open('ciu', '/wallet');
  const alert = page.getByRole('main').locator(errorBox);
  await expect(alert).toContainText('Something went wrong!');
  await expect(alert).toContainText('Failed to fetch your transactions. Please try again later.');
  await expect(page.getByText('Current Balance')).toBeVisible();
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('a balance that cannot be loaded leaves the transactions', async ({
  page,
  sandbox,
  signedIn,
  open,
  failing,
}) => {
  await failing('users/me/', 500);
  await signedIn(page, 'ciu');
  await open('ciu', '/wallet');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(page.getByText('Current Balance')).toHaveCount(0);
  await sandbox.clearFaults();
  await page.getByRole('main').locator(errorBox).getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Current Balance')).toBeVisible();
});

test('a narrative is text, whatever stands in it', async ({ page, sandbox, signedIn, open }) => {
  const narrative = '<img src=x onerror=alert(1)> & co';
  const results = [{ id: 1, amount: '-1.00', narrative, created_at: '2026-03-04T10:00:00Z' }];
  await sandbox.faults({ path: 'transactions/me/', body: { results } });
  await signedIn(page, 'ciu');
  await open('ciu', '/wallet');
  await expect(page.getByText(narrative)).toBeVisible();
});
