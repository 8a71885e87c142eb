/** `tests/unit/lib/storage/changed-email.test.ts` holds everything that moves to the new address. */
import type { Page } from '@playwright/test';
import { reminderText } from '../../../src/lib/messages/safer-play-notices.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { demoMember } from '../helpers/sign-in.ts';
import { waitForIdle } from '../helpers/waits.ts';
import { visit } from '../resilience/faults/call-scenario.ts';

const reminder = (page: Page) =>
  page.getByRole('heading', { name: `Spending reminder: ${reminderText({ length: 'week', pence: 1_000 })}` });

test('reminder and draft stay when the email changes and the reply is lost', async ({
  page,
  sandbox,
  signedIn,
}) => {
  const go = (path: string) => visit({ page, sandbox, club: 'ciu' }, path);
  await signedIn(page, 'ciu');
  await go('/support/create-ticket');
  await waitForIdle(page);
  await page.getByLabel('Subject').fill('My deposit is late');
  await go('/play-in-control#spending-reminder');
  await page.getByRole('main').getByLabel('Amount in pounds').fill('10');
  await page.getByRole('main').getByRole('button', { name: 'Set reminder' }).click();
  await expect(reminder(page)).toBeVisible();

  await sandbox.faults({ path: 'users/email_update/', when: 'after', drop: true });
  await go('/profile');
  await page.getByRole('button', { name: 'Edit email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Email' });
  await dialog.getByLabel('Email').fill('alex.morgan@example.com');
  await dialog.getByLabel('Password', { exact: true }).fill(demoMember.password);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Sign In Failed')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('region', { name: 'Account' })).toContainText('alex.morgan@example.com');
  await go('/support/create-ticket');
  await expect(page.getByLabel('Subject')).toHaveValue('My deposit is late');
  await go('/play-in-control#spending-reminder');
  await expect(reminder(page)).toBeVisible();
});
