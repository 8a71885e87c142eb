import type { Page } from '@playwright/test';
import { notices } from '../../../src/lib/messages/notices.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { hold, revokeSessionWhileIdle } from '../helpers/held-requests.ts';
import { signInHere } from '../helpers/sign-in.ts';
import { waitForIdle } from '../helpers/waits.ts';

const ended = notices.sessionEnded;
const main = (page: Page) => page.getByRole('main');
const email = (page: Page) => page.getByLabel('Email');
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const subject = (page: Page) => page.getByLabel('Subject');

const kept = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));

/** Navigates within the app, without a page load. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await expect(page).toHaveURL(siteUrl('ciu', path));
}

test('form input returns after a detour when the member signs in again', async ({
  page,
  sandbox,
  signedIn,
  open,
}) => {
  await signedIn(page, 'ciu');
  await open('ciu', '/support/create-ticket');
  await page.getByLabel('Category').selectOption('Payments');
  await subject(page).fill('My deposit is late');
  await page.getByLabel('Description').fill('I paid yesterday.');
  const letGo = await revokeSessionWhileIdle(page, sandbox.revokeTokens);
  await page.getByRole('button', { name: 'Open ticket' }).click();
  await expect(page).toHaveURL(siteUrl('ciu', '/sign-in'));
  letGo();
  await expect(page.getByText(ended).filter({ visible: true })).toHaveCount(1);
  await expect(main(page).getByText(ended)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Messages' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.reload();
  await page.getByRole('link', { name: 'Go to sign in page' }).click();
  await signInHere(page);
  await expect(page).toHaveURL(siteUrl('ciu', '/support/create-ticket'));
  await expect(subject(page)).toHaveValue('My deposit is late');
  await expect(page.getByLabel('Category')).toHaveValue('Payments');
  await expect(page.getByLabel('Description')).toHaveValue('I paid yesterday.');
});

test('withdrawal form keeps its input until sign-out, except bank details', async ({
  page,
  signedIn,
  open,
}) => {
  const fillBank = async () => {
    await page.getByLabel('Bank name').fill('North');
    await page.getByLabel('Account number').fill('87654321');
    await page.getByLabel('Sort code').fill('12-34-56');
  };
  const expectKept = async () => {
    await expect(page.getByLabel('Amount in pounds')).toHaveValue('12,50');
    await expect(page.getByLabel('Address line 1')).toHaveValue('1 New Road');
    for (const label of ['Bank name', 'Account number', 'Sort code'])
      await expect(page.getByLabel(label)).toHaveValue('');
    for (const secret of ['North', '87654321', '12-34-56']) expect(await kept(page)).not.toContain(secret);
  };
  const withdraw = main(page).getByRole('link', { name: 'Withdraw' });
  await signedIn(page, 'ciu');
  await open('ciu', '/wallet');
  await withdraw.click();
  await page.getByLabel('Amount in pounds').fill('12,50');
  await fillBank();
  await page.getByLabel('Address line 1').fill('1 New Road');
  await page.goBack();
  await withdraw.click();
  await expectKept();
  await expect(page.getByRole('definition').nth(1)).toHaveText('£12.50');
  await fillBank();
  await page.reload();
  await expectKept();
  await follow(page, '/more');
  await main(page).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(siteUrl('ciu', '/sign-in'));
  expect(await kept(page)).not.toContain('New Road');
});

test('sign-up keeps its last step after a reload, except passwords', async ({ page, open }) => {
  await open('staging', '/sign-up');
  await email(page).fill('new.member@example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  const expectKept = async () => {
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ada Byron');
    await expect(page.getByLabel('Club code')).toHaveValue('NORTH');
    await expect(password(page)).toHaveValue('');
  };
  await waitForIdle(page);
  await page.getByLabel('Name', { exact: true }).fill('Ada Byron');
  await page.getByLabel('Club code').fill('NORTH');
  await password(page).fill('analytical-engine');
  await page.reload();
  await expectKept();
  const address = page.url();
  for (const back of [() => page.goBack(), () => page.getByRole('button', { name: 'Back' }).click()]) {
    await main(page).getByRole('link', { name: 'Terms of Service' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
    await back();
    await expect(page).toHaveURL(address);
    await expectKept();
  }
  expect(await kept(page)).not.toContain('analytical-engine');
});

/** Realistic input. No part of it may appear in a URL. */
const typed = `ada+raffle@"><img src=x onerror=alert(1)>?next=//evil.example#@example.com`;

test('typed email follows to the next screen and appears in no URL', async ({ page, open }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  const arrive = await hold(page, /\/autosave\.[^/]*\.js/);
  await open('staging', '/sign-in');
  await expect(page.locator('#skeleton')).toHaveCount(0);
  await email(page).fill(typed);
  // This screen does not load autosave either.
  await main(page).getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible();
  arrive();
  await expect.poll(() => kept(page)).toContain('ada+raffle@');
  await page.goBack();
  await expect(email(page)).toHaveValue(typed);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('button', { name: 'Send Link To email' })).toBeVisible();
  await expect(email(page)).toHaveValue(typed);
  await page.goBack();
  await expect(email(page)).toHaveValue(typed);
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  await expect(email(page)).toHaveValue(typed);
  await email(page).fill(`b${typed}`);
  await main(page).getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(email(page)).toHaveValue(`b${typed}`);
  await page.reload();
  await expect(email(page)).toHaveValue(`b${typed}`);
  await email(page).fill('');
  await page.reload();
  await expect(email(page)).toHaveValue('');
  const told = addresses.map((address) => decodeURIComponent(address));
  expect(told.filter((address) => /raffle@|onerror|evil|example\.com/.test(address))).toEqual([]);
});

test('first error scrolls into view when a form is rejected', async ({ page, signedIn, open }) => {
  const confirm = page.getByLabel('Confirm Password', { exact: true });
  const error = page.getByText('Passwords do not match');
  await signedIn(page, 'ciu');
  await open('ciu', '/change-password');
  await page.getByLabel('Current Password', { exact: true }).fill('current');
  await page.getByLabel('New Password', { exact: true }).fill('difference-engine');
  for (const viewport of [
    { width: 390, height: 640 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(viewport);
    await confirm.fill('difference-engine');
    await expect(error).toHaveCount(0);
    await confirm.fill('analytical-engine');
    // The worst position: the focused field at the bottom edge.
    await confirm.evaluate((field) => field.scrollIntoView({ block: 'end' }));
    await confirm.press('Enter');
    await expect(error).toBeInViewport({ ratio: 1 });
    const isSeen = () =>
      error.evaluate((text) => {
        const { left, bottom } = text.getBoundingClientRect();
        return text.contains(document.elementFromPoint(left + 4, bottom - 2));
      });
    await expect.poll(isSeen).toBe(true);
    await expect(confirm).toBeFocused();
  }
});
