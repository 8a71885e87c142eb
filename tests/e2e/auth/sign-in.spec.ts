import type { Page } from '@playwright/test';
import { demoTenants, expect, siteUrl, test } from '../helpers/fixtures.ts';
import { hold } from '../helpers/held-requests.ts';
import { errorBox } from '../helpers/locators.ts';
import { demoMember } from '../helpers/sign-in.ts';

const clubNames = { ciu: 'CIU Social Club', riverside: 'Riverside Club' } as const;
const refused = 'No active account found with the given credentials';
const submit = (page: Page) => page.getByRole('button', { name: 'Sign in' });
const emailField = (page: Page) => page.getByLabel('Email');
const passwordField = (page: Page) => page.getByLabel('Password', { exact: true });

async function fill(page: Page, password: string = demoMember.password): Promise<void> {
  await emailField(page).fill(demoMember.email);
  await passwordField(page).fill(password);
}

for (const club of demoTenants) {
  test(`a member signs in at ${club}`, {
    tag: ['@spec:2.1', '@spec:4.2', '@spec:4.18', '@spec:7.6', '@spec:9.14'],
  }, async ({ page, open }) => {
    await open(club, '/sign-in');
    await expect(page).toHaveTitle(`Sign In · ${clubNames[club]}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
    await expect(page.getByText('Enter your email below to login to your account')).toBeVisible();
    await fill(page);
    const sent = page.waitForRequest('**/users/sign_in/');
    await submit(page).click();
    expect((await sent).postDataJSON()).toEqual({
      ...demoMember,
      remember_me: true,
      is_staff: false,
      reactivation: false,
    });
    await expect(page).toHaveURL(siteUrl(club));
    const stored = await page.evaluate(() =>
      ['token', 'refreshToken'].map((key) => localStorage.getItem(key)),
    );
    expect(stored).toEqual([expect.any(String), expect.any(String)]);
  });
}

test('the screen leads to all the others around it', async ({ page, open }) => {
  await open('ciu', '/sign-in');
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

test('an empty form says what is missing and sends nothing', { tag: ['@spec:5.1', '@spec:5.2'] }, async ({
  page,
  sandbox,
  open,
}) => {
  await open('ciu', '/sign-in');
  await submit(page).click();
  await expect(page.getByText('Please enter valid email.')).toBeVisible();
  await expect(page.getByText('Please enter your password.')).toBeVisible();
  await expect(emailField(page)).toBeFocused();
  await emailField(page).fill(demoMember.email);
  await expect(page.getByText('Please enter valid email.')).toHaveCount(0);
  expect((await sandbox.requests()).counts['POST users/sign_in/']).toBeUndefined();
});

test('a refusal is told, empties the password alone, and goes with the next edit', {
  tag: ['@spec:4.19', '@spec:4.20', '@spec:7.35', '@spec:8.10', '@spec:8.69'],
}, async ({ page, open }) => {
  await open('ciu', '/sign-in');
  await fill(page, 'wrong');
  await submit(page).click();
  const alert = page.getByRole('main').locator(errorBox);
  await expect(alert).toContainText('Sign In Failed');
  await expect(alert).toContainText(refused);
  await expect(alert).toBeFocused();
  await expect(emailField(page)).toHaveValue(demoMember.email);
  await expect(passwordField(page)).toHaveValue('');
  await passwordField(page).fill('a');
  await expect(alert).toHaveCount(0);
});

test('a connection that is lost behind the site is told as such, and trying again works', async ({
  page,
  sandbox,
  open,
}) => {
  await open('ciu', '/sign-in');
  await fill(page);
  await sandbox.faults({ path: 'users/sign_in/', drop: true });
  await submit(page).click();
  const alert = page.getByRole('main').locator(errorBox);
  await expect(alert).toContainText('Sign In Failed');
  await expect(alert).toContainText('The service of your club does not answer at the moment.');
  await sandbox.clearFaults();
  await passwordField(page).fill(demoMember.password);
  await submit(page).click();
  await expect(page).toHaveURL(siteUrl('ciu'));
});

test('while it is sent the button says so, and nothing is sent twice', { tag: '@spec:4.17' }, async ({
  page,
  sandbox,
  open,
}) => {
  const answer = await hold(page, '**/users/sign_in/');
  await open('ciu', '/sign-in');
  await fill(page);
  await passwordField(page).press('Enter');
  await expect(submit(page)).toHaveAttribute('aria-disabled', 'true');
  await passwordField(page).press('Enter');
  await submit(page).click({ force: true });
  answer();
  await expect(page).toHaveURL(siteUrl('ciu'));
  expect((await sandbox.requests()).counts['POST users/sign_in/']).toBe(1);
});

test('the password can be shown and is hidden again when it is sent', async ({ page, open }) => {
  await open('ciu', '/sign-in');
  await fill(page, 'wrong');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(passwordField(page)).toHaveAttribute('type', 'text');
  await expect(page.locator('#announcer')).toContainText('Your password is visible');
  await submit(page).click();
  await expect(page.getByText('Sign In Failed')).toBeVisible();
  await expect(passwordField(page)).toHaveAttribute('type', 'password');
});

test('a session that is refused leads here, says so, and back to where it was', {
  tag: ['@spec:4.7', '@spec:8.46'],
}, async ({ page, sandbox, signedIn, open }) => {
  await signedIn(page, 'riverside');
  await open('riverside');
  await expect(page.getByRole('article').first()).toBeVisible();
  // The API would refuse requests that are still in flight.
  await page.goto('about:blank');
  await sandbox.revokeTokens();
  await open('riverside', '/wallet');
  const notice = page.getByRole('main').getByText('Your session has ended. Please sign in again.');
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL(siteUrl('riverside', '/sign-in'));
  await fill(page);
  await submit(page).click();
  await expect(page).toHaveURL(siteUrl('riverside', '/wallet'));
});

test('a member who is signed in is sent home', async ({ page, signedIn, open }) => {
  await signedIn(page, 'ciu');
  await open('ciu', '/sign-in');
  await expect(page).toHaveURL(siteUrl('ciu'));
});

test('on a host of no club the address chooses one for the tab', async ({ page }) => {
  const { port } = new URL(siteUrl('ciu'));
  const host = `http://127.0.0.1:${port}`;
  await page.goto(`${host}/sign-in?client=riverside`);
  await expect(page).toHaveTitle(`Sign In · ${clubNames.riverside}`);
  await page.getByRole('link', { name: 'Sign up' }).click();
  await page.goBack();
  await fill(page);
  const sent = page.waitForRequest('**/users/sign_in/');
  await submit(page).click();
  expect(new URL((await sent).url()).hostname).toBe('riverside.praxis.localhost');
  await expect(page).toHaveURL(`${host}/`);
  await expect(page).toHaveTitle(`Raffles · ${clubNames.riverside}`);
});
