import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { SandboxControl } from '../../helpers/sandbox-control.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { contrastFindings } from '../helpers/visual-checks/contrast.ts';

const entries = (page: Page) => page.getByRole('main').getByRole('listitem');
const receiptOfFirst = (page: Page) =>
  entries(page)
    .first()
    .getByRole('button', { name: /^Receipt for / });
const figures = (page: Page) => page.getByRole('region', { name: 'What these transactions come to' });

/** Creates a member with transactions of £165.05 in total. */
async function createSaver(sandbox: SandboxControl): Promise<string> {
  const { email } = await sandbox.createMember({ club: 'ciu', balance: 8005 });
  await sandbox.addTransactions({ club: 'ciu', email, count: 10 });
  return email;
}

test('a member narrows the statement and saves it as a file', async ({ page, sandbox, signedIn, open }) => {
  await signedIn(page, 'ciu', await createSaver(sandbox));
  await open('ciu', '/wallet');
  await page.getByRole('link', { name: 'Statement' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Statement' })).toBeVisible();
  await expect(entries(page)).toHaveCount(11);
  await expect(figures(page)).toContainText('11 transactions');
  await expect(figures(page)).toContainText('plus £165.05');
  await expect(entries(page).first()).toContainText('Balance £165.05');

  await page.getByLabel('Show').selectOption('Money out');
  await expect(page).toHaveURL(siteUrl('ciu', '/wallet/statement?flow=out'));
  await expect(entries(page).filter({ hasText: 'plus' })).toHaveCount(0);
  await page.getByLabel('Search transactions').fill('no such thing');
  await expect(page.getByText('No transaction matches')).toBeVisible();
  await page.getByRole('button', { name: 'Show all entries' }).click();
  await expect(page).toHaveURL(siteUrl('ciu', '/wallet/statement'));
  await page.getByLabel('From').fill('2999-01-01');
  await expect(page.getByText('No transaction matches')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('From')).toHaveValue('2999-01-01');
  await page.getByLabel('From').fill('');
  await expect(entries(page)).toHaveCount(11);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^statement-ciu-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toBe('\u{FEFF}Date,Time,Description,Money in,Money out,Balance after,Number');
  expect(lines[1]).toContain(',165.05,');
  expect(lines).toHaveLength(13);
});

test('an entry has a receipt, which is printed alone', async ({ page, sandbox, signedIn, open }) => {
  const email = await createSaver(sandbox);
  await signedIn(page, 'ciu', email);
  await open('ciu', '/wallet/statement');
  await receiptOfFirst(page).click();
  const receipt = page.getByRole('dialog', { name: 'Receipt' });
  await expect(receipt).toContainText('Balance after');
  await page.emulateMedia({ media: 'print' });
  await expect(receipt.getByText(`, ${email}`)).toBeVisible();
  await expect(receipt.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await receipt.getByRole('button', { name: 'Close' }).click();
  await expect(receiptOfFirst(page)).toBeFocused();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  expect(await contrastFindings(page)).toEqual([]);
  await expect(page.getByText(/Days and times are those of Europe\/London\./)).toBeVisible();
  await expect(page.getByRole('main').getByText(`, ${email}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save as CSV' })).toBeHidden();
});

test('a list in pages is read whole before a balance is said', async ({ page, sandbox, signedIn, open }) => {
  await signedIn(page, 'ciu', await createSaver(sandbox));
  await sandbox.setProfile({ pageSize: 3 });
  const odd = 'from=2026-02-30&to=%3Cscript%3E&flow=sideways&search=%3Cimg+src=x+onerror=alert(1)%3E';
  await open('ciu', `/wallet/statement?${odd}`);
  await expect(page.getByText('No transaction matches')).toBeVisible();
  await expect(page.getByLabel('From')).toHaveValue('');
  await page.getByRole('button', { name: 'Show all entries' }).click();
  await expect(figures(page)).toContainText('11 transactions');
  await expect(entries(page).first()).toContainText('Balance £165.05');
  await page.getByRole('tab', { name: 'Summary' }).click();
  const table = page.getByRole('table', { name: 'Money in and out by month' });
  await expect(table.getByRole('row')).not.toHaveCount(0);
  await page.getByLabel('Periods').selectOption('By week');
  await expect(page.getByRole('table', { name: 'Money in and out by week' })).toBeVisible();
});

test('the statement opens its newest month, each other one on request, and what a search finds', async ({
  page,
  signedIn,
  open,
}) => {
  const results = Array.from({ length: 36 }, (_, index) => ({
    id: index + 1,
    amount: '5.00',
    narrative: `Entry ${index}`,
    created_at: `2026-${String(12 - Math.floor(index / 3)).padStart(2, '0')}-10T12:00:00Z`,
  }));
  await page.route('**/transactions/me/*', (route) =>
    route.fulfill({ json: { results, next: null }, headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  await signedIn(page, 'ciu');
  await open('ciu', '/wallet/statement');
  const month = (name: string) => page.getByRole('region', { name });
  await expect(month('Dec 2026').getByRole('listitem')).toHaveCount(3);
  await expect(entries(page)).toHaveCount(3);
  await expect(month('May 2026')).toContainText('£15.00');
  await month('May 2026').getByRole('button', { name: 'May 2026' }).click();
  await expect(month('May 2026').getByRole('listitem')).toHaveCount(3);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(entries(page)).toHaveCount(36);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(entries(page)).toHaveCount(6);
  await page.getByLabel('Search transactions').fill('Entry 35');
  await expect(month('Jan 2026').getByRole('listitem')).toHaveText([/Entry 35/]);
});
