import type { Page } from '@playwright/test';
import { notices } from '../../../src/lib/messages/notices.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { hold } from '../helpers/held-requests.ts';
import { errorBox } from '../helpers/locators.ts';
import { demoMember } from '../helpers/sign-in.ts';

const post = 'POST users/sign_in/';
const submit = (page: Page) => page.getByRole('button', { name: 'Sign in' });
const emailField = (page: Page) => page.getByLabel('Email');
const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });
const alertOf = (page: Page) => page.getByRole('main').locator(errorBox);

async function fill(page: Page, password: string = demoMember.password): Promise<void> {
  await emailField(page).fill(demoMember.email);
  await passwordField(page).fill(password);
}

/** Element with the focus, and its outline. */
function readFocusRing(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement ?? document.body;
    return `${focused.tagName} ${getComputedStyle(focused).outlineStyle}`;
  });
}

test('visitor signs in after errors, signs out in a second tab and is kept from protected routes', {
  tag: [
    ...[
      '@spec:2.1',
      '@spec:2.6',
      '@spec:2.26',
      '@spec:4.2',
      '@spec:4.17',
      '@spec:4.18',
      '@spec:4.19',
      '@spec:4.20',
      '@spec:5.1',
    ],
    ...['@spec:5.2', '@spec:7.6', '@spec:7.35', '@spec:8.10', '@spec:8.69', '@spec:9.14'],
  ],
}, async ({ context, page, problems, sandbox, open }) => {
  problems.allow(/Failed to fetch/);
  await page.route(/forgot-password\.[^/]*\.js/, (route) => route.abort());
  await open('ciu', '/sign-in');
  await expect(page).toHaveTitle('Sign In · CIU Social Club');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await expect(page.getByText('Enter your email below to login to your account')).toBeVisible();

  await test.step('empty fields show their errors', async () => {
    await submit(page).click();
    await expect(page.getByText('Please enter valid email.')).toBeVisible();
    await expect(page.getByText('Please enter your password.')).toBeVisible();
    await expect(emailField(page)).toBeFocused();
    await emailField(page).fill(demoMember.email);
    await expect(page.getByText('Please enter valid email.')).toHaveCount(0);
    expect((await sandbox.requests()).counts[post]).toBeUndefined();
  });

  await test.step('a wrong password is hidden and cleared, and its error ends with the next input', async () => {
    await fill(page, 'wrong');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(passwordField(page)).toHaveAttribute('type', 'text');
    await expect(page.locator('#announcer')).toContainText(/Your password is visible/);
    await submit(page).click();
    await expect(alertOf(page)).toContainText('Sign In Failed');
    await expect(alertOf(page)).toContainText('No active account found with the given credentials');
    await expect(alertOf(page)).toBeFocused();
    await expect(passwordField(page)).toHaveAttribute('type', 'password');
    await expect(emailField(page)).toHaveValue(demoMember.email);
    await expect(passwordField(page)).toHaveValue('');
    await passwordField(page).fill(demoMember.password);
    await expect(alertOf(page)).toHaveCount(0);
  });

  await test.step('repeated presses send one request', async () => {
    await sandbox.clearRequests();
    const answer = await hold(page, '**/users/sign_in/');
    const sent = page.waitForRequest('**/users/sign_in/');
    await passwordField(page).press('Enter');
    expect((await sent).postDataJSON()).toEqual({
      ...demoMember,
      remember_me: true,
      is_staff: false,
      reactivation: false,
    });
    await expect(submit(page)).toHaveAttribute('aria-disabled', 'true');
    await submit(page).click({ force: true });
    await passwordField(page).press('Enter');
    answer();
    await expect(page).toHaveURL(siteUrl('ciu'));
    expect((await sandbox.requests()).counts[post]).toBe(1);
    const read = () => ['token', 'refreshToken'].map((key) => localStorage.getItem(key));
    expect(await page.evaluate(read)).toEqual([expect.any(String), expect.any(String)]);
  });

  await test.step('only the heading has no focus ring', async () => {
    await expect.poll(() => readFocusRing(page)).toBe('H1 none');
    await page.keyboard.press('Tab');
    await expect.poll(() => readFocusRing(page)).toMatch(/^(A|INPUT|BUTTON) solid$/);
  });

  await test.step('a second tab needs no sign-in, and its sign-out is followed', async () => {
    const other = await context.newPage();
    await other.goto(siteUrl('ciu', '/sign-in'));
    await expect(other).toHaveURL(siteUrl('ciu'));
    await other.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'More' }).click();
    await other.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(siteUrl('ciu', '/sign-in'));
    await expect.poll(() => readFocusRing(page)).toBe('H1 none');
  });

  await test.step('the form links to other screens, also when their script fails to load', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Terms of Service' }).click();
    await expect(page).toHaveURL(siteUrl('ciu', '/terms-of-service'));
    await page.goBack();
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page).toHaveURL(siteUrl('ciu', '/forgot-password'));
    await expect(alertOf(page)).toContainText(notices.lazyLoadFailed);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot Password');
  });

  await test.step('the redirect from a protected route replaces its history entry', async () => {
    await open('ciu', '/raffles/999999');
    await expect(page).toHaveURL(siteUrl('ciu', '/sign-in'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
    await page.goBack();
    await expect(page).toHaveURL(siteUrl('ciu', '/forgot-password'));
  });
});
