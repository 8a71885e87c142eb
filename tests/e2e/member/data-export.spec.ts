import { readFileSync } from 'node:fs';
import { expect, test } from '../helpers/fixtures.ts';

test('a member reads all that the club knows, is told what is missing, and saves it as a file', async ({
  page,
  context,
  sandbox,
  signedIn,
  open,
}) => {
  const part = (name: RegExp) =>
    page.getByRole('list', { name: 'Parts of your data' }).getByRole('listitem').filter({ hasText: name });
  await sandbox.setProfile({ pageSize: 5 });
  await sandbox.faults({ path: 'notifications/me/', status: 403 });
  await signedIn(page, 'ciu');
  await open('ciu', '/this-device');
  await page.getByRole('button', { name: 'Read my data' }).press('Enter');
  await expect(page.getByText('5 of 6 parts are complete.')).toBeVisible();
  await expect(part(/transactions/)).toContainText('Complete');
  await expect(part(/Notifications/)).toContainText('Failed to fetch your notifications.');

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).press('Enter');
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^my-data-ciu-\d{4}-\d\d-\d\d\.json$/);
  const text = readFileSync(await file.path(), 'utf8');
  const { about, member, transactions, notifications } = JSON.parse(text);
  expect(about.club).toBe('CIU Social Club');
  expect(about.parts.notifications).toEqual({
    status: 'failed',
    entries: 0,
    reason: 'Failed to fetch your notifications. Please Try again later.',
  });
  expect(member).toMatchObject({ email: 'alex@example.com', balance: expect.stringMatching(/^\d+\.\d\d$/) });
  expect(transactions.length).toBeGreaterThan(5);
  expect(transactions).toHaveLength(about.parts.transactions.entries);
  expect(notifications).toBeUndefined();
  const tokens = await page.evaluate(() => ['token', 'refreshToken'].map((key) => localStorage.getItem(key)));
  for (const token of tokens) expect(text).not.toContain(token);

  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Read again' }).press('Enter');
  await expect(page.getByText('All of it is read.')).toBeVisible();

  await context.setOffline(true);
  await expect(page.getByText('You are offline, so nothing can be read now.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Read again' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Save as a file' })).toBeVisible();
});
