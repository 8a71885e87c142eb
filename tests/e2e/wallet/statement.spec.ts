import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { saveCsvLabel } from '../../../src/lib/format/files.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { rowSummary } from '../helpers/locators.ts';
import { contrastFindings } from '../helpers/visual-checks/contrast.ts';
import { waitForIdle } from '../helpers/waits.ts';

const entries = (page: Page) => page.getByRole('main').getByRole('listitem');
const totals = (page: Page) => page.getByRole('region', { name: 'Totals', exact: true });
/** Opens or closes a row of tools. */
const press = (page: Page, row: string) => rowSummary(page, row).click();

test('statement of several pages can be searched, filtered, saved and printed', async ({
  page,
  sandbox,
  signedIn,
  open,
}) => {
  const { email } = await sandbox.createMember({ club: 'ciu', balance: 8005 });
  await sandbox.addTransactions({ club: 'ciu', email, count: 10 });
  await sandbox.setProfile({ pageSize: 3 });
  await signedIn(page, 'ciu', email);
  const from = page.getByLabel('From', { exact: true });

  await test.step('all pages load before balances, and valid filters of the URL apply', async () => {
    await open('ciu', '/wallet/statement?flow=out&from=2026-02-30&to=%3Cscript%3E');
    await expect(page.locator('summary').first()).toContainText('Money out');
    await expect(totals(page)).toContainText(/^Showing \d+ of 11 transactions/);
    await expect(entries(page).filter({ hasText: 'plus' })).toHaveCount(0);
    await press(page, 'Search and filter');
    await expect(from).toHaveValue('');
    await page.getByLabel('Search transactions').fill('no such thing');
    await expect(page.getByText('No transactions found')).toBeVisible();
    await page.getByRole('button', { name: 'Show all transactions' }).click();
    await expect(page).toHaveURL(siteUrl('ciu', '/wallet/statement'));
    await expect(totals(page)).toHaveCount(0);
    await expect(entries(page)).toHaveCount(11);
    await expect(entries(page).first()).toContainText('Balance £165.05');
  });

  await test.step('a filter shows its totals and is kept in the URL', async () => {
    await from.fill('2000-01-01');
    await expect(totals(page)).toContainText('Showing 11 of 11 transactions');
    await expect(totals(page)).toContainText('plus £165.05');
    await expect(page).toHaveURL(siteUrl('ciu', '/wallet/statement?from=2000-01-01'));
    await from.fill('');
    await expect(totals(page)).toHaveCount(0);
  });

  await test.step('the CSV file has all transactions', async () => {
    const saving = page.waitForEvent('download');
    await press(page, 'Save or print');
    await page.getByRole('button', { name: saveCsvLabel }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^statement-ciu-\d{4}-\d{2}-\d{2}\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
    expect(lines[0]).toBe(
      '\u{FEFF}Date,Time,Description,Money in,Money out,Balance after,Transaction number',
    );
    expect(lines[1]).toContain(',165.05,');
    expect(lines).toHaveLength(13);
  });

  await test.step('a receipt prints without the page, and the page without its tools', async () => {
    const receiptOfFirst = entries(page)
      .first()
      .getByRole('button', { name: /^Receipt for / });
    await receiptOfFirst.click();
    const receipt = page.getByRole('dialog', { name: 'Receipt' });
    await expect(receipt).toContainText('Balance after');
    await page.emulateMedia({ media: 'print' });
    await expect(receipt.getByText(`, ${email}`)).toBeVisible();
    await expect(receipt.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('main')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await receipt.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(receiptOfFirst).toBeFocused();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true);
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    expect(await contrastFindings(page)).toEqual([]);
    await expect(page.getByText(/Times are for Europe\/London\./)).toBeVisible();
    await expect(page.getByRole('main').getByText(`, ${email}`)).toBeVisible();
    await expect(page.getByRole('button', { name: saveCsvLabel })).toBeHidden();
  });
});

test('statement is three screens at most, and opens months on request, print and search', async ({
  page,
  signedIn,
  open,
}) => {
  const results = Array.from({ length: 400 }, (_, index) => ({
    id: index + 1,
    amount: index % 2 ? '12345.67' : '-12345.67',
    narrative: `Entry ${index}`,
    created_at: new Date(Date.UTC(2026, 10, 28) - index * 5 * 86_400_000).toISOString(),
  }));
  await page.route('**/transactions/me/*', (route) =>
    route.fulfill({ json: { results, next: null }, headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  await signedIn(page, 'ciu');
  await open('ciu', '/wallet/statement');
  const isMonth = { has: page.getByRole('button') };
  const months = page.getByRole('main').getByRole('heading', { level: 2 }).filter(isMonth);
  const month = (name: string) => page.getByRole('region', { name });
  await expect(months).toHaveCount(12);
  await expect(months.first()).toBeInViewport();
  await expect(month('Nov 2026').getByRole('listitem')).toHaveCount(6);
  await expect(entries(page)).toHaveCount(6);
  await waitForIdle(page);
  const { height } = page.viewportSize() ?? { height: 0 };
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3 * height);

  await expect(month('May 2026')).toContainText('£37,037.01');
  await month('May 2026').getByRole('button', { name: 'May 2026' }).click();
  await expect(month('May 2026').getByRole('listitem')).toHaveCount(6);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(entries(page)).toHaveCount(400);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(entries(page)).toHaveCount(12);
  await page.getByRole('button', { name: 'Show older months' }).press('Enter');
  await expect(months.nth(12).getByRole('button')).toBeFocused();
  await expect(months.first().getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  expect(await months.count()).toBeGreaterThan(60);
  await press(page, 'Search and filter');
  await page.getByLabel('Search transactions').fill('Entry 399');
  await expect(month('Jun 2021').getByRole('listitem')).toHaveText([/Entry 399/]);
});
