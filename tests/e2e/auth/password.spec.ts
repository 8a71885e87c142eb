import type { Page } from '@playwright/test';
import { sessionEndsNotice } from '../../../src/lib/messages/auth-notices.ts';
import { operations } from '../../../src/lib/messages/operations.ts';
import type { SandboxControl } from '../../helpers/sandbox-control.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { errorBox } from '../helpers/locators.ts';
import { demoMember, signInHere } from '../helpers/sign-in.ts';
import { visit } from '../resilience/faults/call-scenario.ts';

const renewed = 'difference-engine';
const changed = 'analytical-engine';
const alertOf = (page: Page) => page.getByRole('main').locator(errorBox);
const byLabel = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function requestLink(page: Page, email: string = demoMember.email): Promise<void> {
  await byLabel(page, 'Email').fill(email);
  await page.getByRole('button', { name: 'Send Link To email' }).click();
}

/** Waits for the confirmation. @returns the address of the emailed link */
async function readLink(page: Page, sandbox: SandboxControl): Promise<string> {
  const sent = page.getByRole('main').getByText('Email was sent successfully, please check your inbox.');
  await expect(sent).toBeVisible();
  const mail = (await sandbox.outbox()).findLast(({ to }) => to === demoMember.email);
  return `/reset-password?token=${/token=(\S+)/.exec(mail?.body ?? '')?.[1]}`;
}

async function fillNew(page: Page, password: string, confirmation = password): Promise<void> {
  await byLabel(page, 'New Password').fill(password);
  await byLabel(page, 'Confirm Password').fill(confirmation);
  await page.getByRole('button', { name: 'Change password' }).click();
}

test('a member renews the password by an emailed link that works once, and changes it later', {
  tag: [
    ...['@spec:2.3', '@spec:2.4', '@spec:2.16', '@spec:4.21-25', '@spec:5.3-6', '@spec:5.20', '@spec:5.23'],
    ...['@spec:7.7', '@spec:7.13', '@spec:8.11-13', '@spec:8.29', '@spec:8.40', '@spec:8.43', '@spec:8.73'],
  ],
}, async ({ page, sandbox, signedIn, open }) => {
  await test.step('the link is emailed to a valid address', async () => {
    await sandbox.faults({ path: 'users/password_reset/', status: 500, times: 1 });
    await open('riverside', '/forgot-password');
    await expect(page).toHaveTitle('Forgot Password · Riverside Club');
    await requestLink(page, 'alex@');
    await expect(page.getByText('Please enter valid email.')).toBeVisible();
    await requestLink(page);
    await expect(alertOf(page)).toContainText(operations.forgotPassword.title);
    await expect(alertOf(page)).toContainText('Something went wrong please try Again.');
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(demoMember.email);
    await requestLink(page);
  });
  const link = await readLink(page, sandbox);
  await expect(page.getByRole('button', { name: 'Send Link To email' })).toHaveCount(0);
  const other = await sandbox.createMember({ club: 'riverside', email: 'someone.else@example.com' });
  await signedIn(page, 'riverside', other.email);

  await test.step('the form shows errors, and that the open session will end', async () => {
    await open('riverside', link);
    await expect(page.getByRole('main')).toContainText(sessionEndsNotice(other.email));
    await expect(page).toHaveURL(siteUrl('riverside', '/reset-password'));
    await expect(page).toHaveTitle('Reset Password · Riverside Club');
    await fillNew(page, 'short');
    await expect(page.getByText('Password must be at least 8 characters long')).toHaveCount(2);
    await fillNew(page, renewed, `${renewed}!`);
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await expect(byLabel(page, 'Confirm Password')).toBeFocused();
  });

  await test.step('the link works only once', async () => {
    await fillNew(page, renewed);
    await expect(page.getByText('Your password was successfully renewed.')).toBeVisible();
    await page.reload();
    await expect(alertOf(page)).toHaveText(
      "Your password reset link isn't working. Please request a new link.",
    );
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Go to sign in page' }).click();
    await expect(page).toHaveURL(siteUrl('riverside', '/sign-in'));
    await signInHere(page, demoMember.email, renewed);
    await expect(page).toHaveURL(siteUrl('riverside'));
  });

  await test.step('a signed-in member needs the current password', async () => {
    const current = byLabel(page, 'Current Password');
    await visit({ page, sandbox, club: 'riverside' }, '/change-password');
    // For password managers.
    await expect(page.locator('form input[autocomplete=username]')).toHaveValue(demoMember.email);
    await fillNew(page, changed);
    await expect(page.getByText('Please enter your current password.')).toBeVisible();
    await current.fill('wrong');
    await fillNew(page, changed);
    await expect(alertOf(page)).toContainText(operations.changePassword.title);
    await alertOf(page).getByRole('link', { name: "That isn't your current password." }).click();
    await expect(current).toBeFocused();
    await current.fill(renewed);
    const sent = page.waitForRequest('**/users/password_update/');
    await page.getByRole('button', { name: 'Change password' }).click();
    expect((await sent).postDataJSON()).toEqual({
      current_password: renewed,
      new_password: changed,
      confirm_password: changed,
    });
    await expect(page.getByText('Your password has been successfully changed.').last()).toBeVisible();
    for (const label of ['Current Password', 'New Password', 'Confirm Password'])
      await expect(byLabel(page, label)).toHaveValue('');
    await expect(page.getByText('Error:')).toHaveCount(0);
  });
});
