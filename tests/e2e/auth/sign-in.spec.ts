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

test('sign-in error clears the password and disappears when the visitor edits a field', {
  tag: ['@spec:4.19', '@spec:4.20', '@spec:5.1', '@spec:5.2', '@spec:7.35', '@spec:8.10', '@spec:8.69'],
}, async ({ page, sandbox, open }) => {
  await open('ciu', '/sign-in');
  await submit(page).click();
  await expect(page.getByText('Please enter valid email.')).toBeVisible();
  await expect(page.getByText('Please enter your password.')).toBeVisible();
  await expect(emailField(page)).toBeFocused();
  await emailField(page).fill(demoMember.email);
  await expect(page.getByText('Please enter valid email.')).toHaveCount(0);
  expect((await sandbox.requests()).counts[post]).toBeUndefined();

  for (const edited of [passwordField(page), emailField(page)]) {
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
    await edited.fill('a');
    await expect(alertOf(page)).toHaveCount(0);
  }
});

test('a member who signs in is redirected to the raffles, also from a second tab', {
  tag: ['@spec:2.1', '@spec:4.2', '@spec:4.17', '@spec:4.18', '@spec:7.6', '@spec:9.14'],
}, async ({ context, page, sandbox, open }) => {
  const answer = await hold(page, '**/users/sign_in/');
  await open('ciu', '/sign-in');
  await expect(page).toHaveTitle('Sign In · CIU Social Club');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await expect(page.getByText('Enter your email below to login to your account')).toBeVisible();
  await fill(page);
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
  const stored = await page.evaluate(() => ['token', 'refreshToken'].map((key) => localStorage.getItem(key)));
  expect(stored).toEqual([expect.any(String), expect.any(String)]);

  // Headings have no focus ring.
  await expect.poll(() => readFocusRing(page)).toBe('H1 none');
  await page.keyboard.press('Tab');
  await expect.poll(() => readFocusRing(page)).toMatch(/^(A|INPUT|BUTTON) solid$/);
  const other = await context.newPage();
  await other.goto(siteUrl('ciu', '/sign-in'));
  await expect(other).toHaveURL(siteUrl('ciu'));
  await other.goto(siteUrl('ciu', '/more'));
  await other.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(siteUrl('ciu', '/sign-in'));
  await expect.poll(() => readFocusRing(page)).toBe('H1 none');
});

test('visitor is redirected to sign-in when opening a protected route', {
  tag: ['@spec:2.5', '@spec:2.6', '@spec:2.9', '@spec:2.24', '@spec:2.26'],
}, async ({ page, open }) => {
  await open('ciu', '/gdpr');
  for (const path of ['/', '/raffles/999999', '/wallet/withdraw', '/signin']) {
    await open('ciu', path);
    await expect(page, path).toHaveURL(siteUrl('ciu', '/sign-in'));
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Sign in');
    await page.goBack();
    await expect(page, path).toHaveURL(siteUrl('ciu', '/gdpr'));
  }
  await page.getByRole('link', { name: 'Sign in' }).click();
  for (const [name, path] of [
    ['Forgot your password?', '/forgot-password'],
    ['Sign up', '/sign-up'],
    ['Terms of Service', '/terms-of-service'],
    ['Privacy Policy', '/privacy-policy'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name }).click();
    await expect(page).toHaveURL(siteUrl('ciu', path));
    await page.goBack();
    await expect(submit(page)).toBeVisible();
  }
});

test('the client parameter chooses the club on a host without one', async ({ page }) => {
  const host = `http://127.0.0.1:${new URL(siteUrl('ciu')).port}`;
  await page.goto(`${host}/sign-in?client=riverside`);
  await expect(page).toHaveTitle('Sign In · Riverside Club');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await page.goBack();
  await fill(page);
  const sent = page.waitForRequest('**/users/sign_in/');
  await submit(page).click();
  expect(new URL((await sent).url()).hostname).toBe('riverside.praxis.localhost');
  await expect(page).toHaveURL(`${host}/`);
  await expect(page).toHaveTitle('Raffles · Riverside Club');
});

test('a screen keeps its heading when its script fails to load', async ({ page, problems, open }) => {
  problems.allow(/Failed to fetch/);
  await page.route(/forgot-password\.[^/]*\.js/, (route) => route.abort());
  await open('ciu', '/sign-in');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(alertOf(page)).toContainText(notices.lazyLoadFailed);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot Password');
});
