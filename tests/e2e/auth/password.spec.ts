import type { Page } from '@playwright/test';
import type { SandboxControl } from '../../helpers/sandbox-control.ts';
import { demoTenants, expect, siteUrl, test } from '../helpers/fixtures.ts';
import { errorBox } from '../helpers/locators.ts';
import { demoMember } from '../helpers/sign-in.ts';

const brokenLink = "Your password reset link isn't working. Please request a new link.";
const renewed = 'difference-engine';
const alertOf = (page: Page) => page.getByRole('main').locator(errorBox);

async function requestLink(page: Page, sandbox: SandboxControl, club: string): Promise<string> {
  await page.goto(siteUrl(club, '/forgot-password'));
  await page.getByLabel('Email').fill(demoMember.email);
  await page.getByRole('button', { name: 'Send Link To email' }).click();
  const sent = page.getByRole('main').getByText('Email was sent successfully, please check your inbox.');
  await expect(sent).toBeVisible();
  const mail = (await sandbox.outbox()).findLast(({ to }) => to === demoMember.email);
  return /token=(\S+)/.exec(mail?.body ?? '')?.[1] ?? '';
}

async function fillNew(page: Page, password: string, confirmation = password): Promise<void> {
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(confirmation);
  await page.getByRole('button', { name: 'Change password' }).click();
}

test.describe('a forgotten password', () => {
  for (const club of demoTenants) {
    test(`is renewed through an emailed link at ${club}`, {
      tag: ['@spec:2.3', '@spec:2.4', '@spec:4.21', '@spec:4.24', '@spec:7.7', '@spec:8.40', '@spec:8.43'],
    }, async ({ page, sandbox, open }) => {
      const token = await requestLink(page, sandbox, club);
      await expect(page.getByRole('button', { name: 'Send Link To email' })).toHaveCount(0);
      await open(club, `/reset-password?token=${token}`);
      await expect(page.getByLabel('New Password', { exact: true })).toBeVisible();
      await expect(page).toHaveURL(siteUrl(club, '/reset-password'));
      await fillNew(page, renewed);
      await expect(page.getByText('Your password was successfully renewed.')).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('link', { name: /sign in/i })
        .click();
      await page.getByLabel('Email').fill(demoMember.email);
      await page.getByLabel('Password', { exact: true }).fill(renewed);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page).toHaveURL(siteUrl(club));
    });
  }

  test('needs a valid email', { tag: '@spec:5.3' }, async ({ page, open }) => {
    await open('ciu', '/forgot-password');
    await page.getByLabel('Email').fill('alex@');
    await page.getByRole('button', { name: 'Send Link To email' }).click();
    await expect(page.getByText('Please enter valid email.')).toBeVisible();
  });

  test('tells when the email could not be sent, and keeps what was typed', {
    tag: ['@spec:4.22', '@spec:8.11'],
  }, async ({ page, open, failing }) => {
    await failing('users/password_reset/', 500);
    await open('ciu', '/forgot-password');
    await page.getByLabel('Email').fill(demoMember.email);
    await page.getByRole('button', { name: 'Send Link To email' }).click();
    await expect(alertOf(page)).toContainText('Failed to send the email');
    await expect(alertOf(page)).toContainText('Something went wrong please try Again.');
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(demoMember.email);
  });
});

test.describe('an emailed link', () => {
  for (const query of ['?token=spent', '']) {
    test(`that does not work shows only that: '${query}'`, { tag: ['@spec:4.23', '@spec:8.12'] }, async ({
      page,
      open,
    }) => {
      await open('ciu', `/reset-password${query}`);
      await expect(alertOf(page)).toHaveText(brokenLink);
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await page.getByRole('main').getByRole('link').click();
      await expect(page).toHaveURL(siteUrl('ciu', '/sign-in'));
    });
  }

  test('that could not be checked can be checked again', { tag: '@spec:8.44' }, async ({
    page,
    sandbox,
    open,
  }) => {
    const token = await requestLink(page, sandbox, 'ciu');
    await sandbox.faults({ path: 'users/password_reset/validate_token/', drop: true });
    await open('ciu', `/reset-password?token=${token}`);
    await expect(alertOf(page)).toContainText('We could not check your password reset link.');
    await expect(alertOf(page)).not.toContainText(brokenLink);
    await sandbox.clearFaults();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByLabel('New Password', { exact: true })).toBeVisible();
  });

  test('works where somebody is signed in, and says whose session it ends', async ({
    page,
    sandbox,
    signedIn,
    open,
  }) => {
    const token = await requestLink(page, sandbox, 'ciu');
    const other = await sandbox.createMember({ club: 'ciu', email: 'someone.else@example.com' });
    await signedIn(page, 'ciu', other.email);
    await open('ciu', `/reset-password?token=${token}`);
    await expect(page.getByRole('main')).toContainText(
      `You are signed in here as ${other.email}. That session ends when the password is changed.`,
    );
    await page.reload();
    await fillNew(page, renewed);
    await expect(page.getByText('Your password was successfully renewed.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Go to sign in page' }).click();
    await expect(page).toHaveURL(siteUrl('ciu', '/sign-in'));
  });

  test('takes passwords that are long enough and the same', { tag: '@spec:5.4-6' }, async ({
    page,
    sandbox,
    open,
  }) => {
    const token = await requestLink(page, sandbox, 'ciu');
    await open('ciu', `/reset-password?token=${token}`);
    await fillNew(page, 'short');
    await expect(page.getByText('Password must be at least 8 characters long')).toHaveCount(2);
    await fillNew(page, renewed, `${renewed}!`);
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await expect(page.getByLabel('Confirm Password', { exact: true })).toBeFocused();
  });

  test('that ran out meanwhile is told', { tag: ['@spec:4.25', '@spec:8.13'] }, async ({
    page,
    sandbox,
    open,
  }) => {
    const token = await requestLink(page, sandbox, 'ciu');
    await open('ciu', `/reset-password?token=${token}`);
    await expect(page.getByLabel('New Password', { exact: true })).toBeVisible();
    await sandbox.advance(2 * 60 * 60 * 1000);
    await fillNew(page, renewed);
    await expect(alertOf(page)).toContainText('Failed to reset the password');
    await expect(alertOf(page)).toContainText(brokenLink);
  });
});

test.describe('changing the password', () => {
  async function change(page: Page, current: string, next = renewed, confirmation = next): Promise<void> {
    await page.getByLabel('Current Password', { exact: true }).fill(current);
    await page.getByLabel('New Password', { exact: true }).fill(next);
    await page.getByLabel('Confirm Password', { exact: true }).fill(confirmation);
    await page.getByRole('button', { name: 'Change password' }).click();
  }

  test('is confirmed and empties the form', { tag: ['@spec:2.16', '@spec:7.13', '@spec:8.29'] }, async ({
    page,
    signedIn,
    open,
  }) => {
    await signedIn(page, 'ciu');
    await open('ciu', '/change-password');
    const sent = page.waitForRequest('**/users/password_update/');
    await change(page, demoMember.password);
    expect((await sent).postDataJSON()).toEqual({
      current_password: demoMember.password,
      new_password: renewed,
      confirm_password: renewed,
    });
    await expect(page.getByText('Your password has been successfully changed.').last()).toBeVisible();
    for (const label of ['Current Password', 'New Password', 'Confirm Password']) {
      await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
    }
    await expect(page.getByText('Error:')).toHaveCount(0);
  });

  test('tells password managers whose it is', async ({ page, signedIn, open }) => {
    await signedIn(page, 'ciu');
    await open('ciu', '/change-password');
    await expect(page.locator('form input[autocomplete=username]')).toHaveValue(demoMember.email);
  });

  test('is refused with the wrong current one, and nothing typed is lost', { tag: '@spec:8.73' }, async ({
    page,
    signedIn,
    open,
  }) => {
    await signedIn(page, 'ciu');
    await open('ciu', '/change-password');
    await change(page, 'wrong');
    await expect(alertOf(page)).toContainText('Failed to change the password');
    await alertOf(page).getByRole('link', { name: 'Your current password is not correct.' }).click();
    await expect(page.getByLabel('Current Password', { exact: true })).toBeFocused();
    await expect(page.getByLabel('New Password', { exact: true })).toHaveValue(renewed);
  });

  test('tells of a server that fails', { tag: '@spec:8.18' }, async ({ page, signedIn, open, failing }) => {
    await signedIn(page, 'ciu');
    await open('ciu', '/change-password');
    await failing('users/password_update/', 500);
    await change(page, demoMember.password);
    await expect(alertOf(page)).toContainText('Something went wrong. Please try again later.');
  });

  test('needs all three, the new one twice', { tag: ['@spec:5.20', '@spec:5.23'] }, async ({
    page,
    signedIn,
    open,
  }) => {
    await signedIn(page, 'ciu');
    await open('ciu', '/change-password');
    await change(page, '', renewed, `${renewed}!`);
    await expect(page.getByText('Please enter your current password.')).toBeVisible();
    await change(page, demoMember.password, renewed, `${renewed}!`);
    await expect(page.getByText('Passwords do not match')).toBeVisible();
  });
});
