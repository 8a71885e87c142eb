import type { Page } from '@playwright/test';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { hold } from '../helpers/held-requests.ts';

const main = (page: Page) => page.getByRole('main');
const email = (page: Page) => page.getByLabel('Email');
const password = (page: Page) => page.getByLabel('Password', { exact: true });

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

test('member form keeps its input until sign-out, except bank details, and scrolls to its first error', async ({
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
  await test.step('first error scrolls into view when a form is rejected', async () => {
    const confirm = page.getByLabel('Confirm Password', { exact: true });
    const error = page.getByText('Passwords do not match');
    await follow(page, '/change-password');
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
  await follow(page, '/more');
  await main(page).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(siteUrl('ciu', '/sign-in'));
  expect(await kept(page)).not.toContain('New Road');
});

/** Realistic input. No part of it may appear in a URL. */
const typed = `ada+raffle@"><img src=x onerror=alert(1)>?next=//evil.example#@example.com`;

test('visitor input follows to the next screens, except passwords, and appears in no URL', async ({
  page,
  open,
}) => {
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

  await test.step('sign-up keeps its last step after a reload and a detour', async () => {
    await page.getByRole('link', { name: 'Sign up' }).click();
    await email(page).fill('new.member@example.org');
    await page.getByRole('button', { name: 'Continue' }).click();
    const name = page.getByLabel('Name', { exact: true });
    await name.fill('Ada Byron');
    await page.getByLabel('Club code').fill('NORTH');
    await password(page).fill('analytical-engine');
    const expectKept = async () => {
      await expect(name).toHaveValue('Ada Byron');
      await expect(page.getByLabel('Club code')).toHaveValue('NORTH');
      await expect(password(page)).toHaveValue('');
    };
    await expect.poll(() => kept(page)).toContain('NORTH');
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
  const told = addresses.map((address) => decodeURIComponent(address));
  expect(
    told.filter((address) => /raffle@|onerror|evil|example\.(com|org)|Byron|analytical/.test(address)),
  ).toEqual([]);
});
