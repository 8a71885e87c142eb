/** `tests/unit/lib/storage/changed-email.test.ts` holds everything that moves to the new address. */
import type { Page } from '@playwright/test';
import { reminderText } from '../../../src/lib/messages/safer-play-notices.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { demoMember } from '../helpers/sign-in.ts';
import { waitForIdle } from '../helpers/waits.ts';

const account = (page: Page) => page.getByRole('region', { name: 'Account' });
const reminder = (page: Page) =>
  page.getByRole('heading', { name: `Spending reminder: ${reminderText({ length: 'week', pence: 1_000 })}` });

async function changeEmail(page: Page, email: string): Promise<void> {
  await page.goto(siteUrl('ciu', '/profile'));
  await page.getByRole('button', { name: 'Edit email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Email' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(demoMember.password);
  await dialog.getByRole('button', { name: 'Save' }).click();
}

async function expectAllThere(page: Page): Promise<void> {
  await page.goto(siteUrl('ciu', '/support/create-ticket'));
  await expect(page.getByLabel('Subject')).toHaveValue('My deposit is late');
  await page.goto(siteUrl('ciu', '/play-in-control#spending-reminder'));
  await expect(reminder(page)).toBeVisible();
}

test('reminder and draft stay when the member changes the email', async ({
  context,
  page,
  sandbox,
  signedIn,
  open,
}) => {
  await signedIn(page, 'ciu');
  await open('ciu', '/support/create-ticket');
  await waitForIdle(page);
  await page.getByLabel('Subject').fill('My deposit is late');
  await open('ciu', '/play-in-control#spending-reminder');
  await page.getByRole('main').getByLabel('Amount in pounds').fill('10');
  await page.getByRole('main').getByRole('button', { name: 'Set reminder' }).click();
  await expect(reminder(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(siteUrl('ciu', '/play-in-control#spending-reminder'));
  await expect(reminder(other)).toBeVisible();

  await changeEmail(page, 'alexandra@example.com');
  await expect(account(page)).toContainText('alexandra@example.com');
  await page.reload();
  await expect(account(page)).toContainText('alexandra@example.com');
  await expectAllThere(page);
  await other.reload();
  await expect(reminder(other)).toBeVisible();

  await sandbox.faults({ path: 'users/email_update/', when: 'after', drop: true });
  await changeEmail(page, 'alex.morgan@example.com');
  await expect(page.getByRole('dialog').getByText('Sign In Failed')).toBeVisible();
  await expectAllThere(page);
  await open('ciu', '/profile');
  await expect(account(page)).toContainText('alex.morgan@example.com');
});
