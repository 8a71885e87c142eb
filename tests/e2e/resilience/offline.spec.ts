import type { Page } from '@playwright/test';
import { notices, sharedNotices } from '../../../src/lib/messages/notices.ts';
import { failureNotices } from '../../../src/lib/messages/operations.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { errorBox } from '../helpers/locators.ts';
import { countLoads } from '../helpers/service-worker.ts';
import { waitForIdle } from '../helpers/waits.ts';

const offlineNotice = notices.offline;
const lastLoaded = /^You're offline\. Last updated \w{3} \d+, \d{4}, \d+:\d\d [AP]M\.$/;
const missing = notices.lazyLoadFailed;

/** Navigates by a link, because page loads fail offline. */
async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
}

async function fillTicket(page: Page): Promise<void> {
  await page.getByLabel('Category').selectOption('Payments');
  await page.getByLabel('Subject').fill('My deposit is late');
  await page.getByLabel('Description').fill('I paid yesterday.');
}

test('loaded data stays readable offline, and other screens say what to do', {
  tag: ['@spec:8.52', '@spec:8.53'],
}, async ({ context, page, sandbox, signedIn, open }) => {
  const { email } = await sandbox.createMember({ club: 'ciu', name: 'Off Line', balance: 1_200 });
  await signedIn(page, 'ciu', email);
  // The raffles' cards load the tickets.
  await page.route('**/tickets/me/', (route) => route.abort());
  await open('ciu', '/wallet');
  await expect(page.getByText('£12.00').first()).toBeVisible();
  await follow(page, 'Raffles');
  await expect(page.getByRole('article').first()).toBeVisible();
  // Waits for the code of the tickets and the failure messages.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tickets' }).focus();
  await waitForIdle(page);
  await context.setOffline(true);
  await expect(page.getByText(lastLoaded)).toBeVisible();

  // One notice covers the whole screen, with the age of all data.
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText(/offline/)).toHaveCount(1);
  await follow(page, 'Wallet');
  await expect(page.getByText('£12.00').first()).toBeVisible();
  await expect(page.getByText(lastLoaded)).toBeVisible();
  await expect(page.getByText(/offline|couldn't update/)).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toHaveCount(0);

  // Data that never loaded shows its own message.
  await follow(page, 'Tickets');
  await expect(page.getByRole('main').locator(errorBox)).toContainText(failureNotices.offline);
  await expect(page.getByText(/offline/)).toHaveCount(1);
  await expect(page.getByText(offlineNotice)).toBeVisible();
  await follow(page, 'Wallet');

  // Opens a screen whose code never loaded.
  await page.getByRole('link', { name: 'Deposit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Deposit' })).toBeVisible();
  const alert = page.getByRole('main').locator(errorBox);
  await expect(alert).toContainText(missing);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toContainText(missing);

  await sandbox.addTransactions({ club: 'ciu', email, count: 1 });
  await context.setOffline(false);
  await expect(page.getByText(/You're offline/)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Deposit Funds' })).toBeVisible();
  await follow(page, 'Wallet');
  await expect(page.getByText('£22.00')).toBeVisible();
  await expect(page.getByText(lastLoaded)).toHaveCount(0);
});

test('form keeps its input and explains why when it is sent offline', async ({
  context,
  page,
  sandbox,
  signedIn,
  open,
}) => {
  await signedIn(page, 'ciu');
  await open('ciu', '/support/create-ticket');
  await fillTicket(page);
  // The action runner loads during input.
  await waitForIdle(page);
  await context.setOffline(true);
  await expect(page.getByText(offlineNotice)).toBeVisible();
  const submit = page.getByRole('button', { name: 'Open ticket' });
  await submit.click();
  const alert = page.getByRole('main').locator(errorBox);
  await expect(alert).toContainText(sharedNotices.unsent);
  await expect(page.getByLabel('Description')).toHaveValue('I paid yesterday.');
  await context.setOffline(false);
  await expect(page.getByText(offlineNotice)).toBeHidden();
  expect((await sandbox.requests()).counts['POST support-tickets/new/']).toBeUndefined();
  await submit.click();
  await expect(page).toHaveURL(siteUrl('ciu', '/support'));
  expect((await sandbox.requests()).counts['POST support-tickets/new/']).toBe(1);
});

test("club's colours appear without a reload when their code loads late", async ({ page, open }) => {
  await page.clock.install();
  const primary = () =>
    page.evaluate(() => document.documentElement.style.getPropertyValue('--tenant-primary').toLowerCase());
  await page.route('**/_astro/palette*', (route) => route.abort());
  await open('riverside', '/sign-in');
  await expect(page).toHaveTitle(/Riverside Club/);
  expect(await primary()).toBe('');
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await page.unroute('**/_astro/palette*');
  await page.clock.fastForward(60_000);
  await expect.poll(primary).toMatch(/^#[0-9a-f]{6}$/);
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
});

test('app keeps loaded data while the API is down and reloads when it is back', async ({
  page,
  sandbox,
  signedIn,
  open,
}) => {
  await page.clock.install();
  await signedIn(page, 'ciu');
  await open('ciu', '/wallet');
  await expect(page.getByText('Current Balance')).toBeVisible();
  await sandbox.faults({ status: 503 });
  await page.clock.fastForward(60_000);
  await follow(page, 'Tickets');
  const failed = page.getByRole('main').getByText('Failed to fetch your tickets. Please Try again later.');
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(failed).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [20] });
  await follow(page, 'Wallet');
  await expect(page.getByText('Current Balance')).toBeVisible();
  await follow(page, 'Tickets');
  await sandbox.clearFaults();
  await page.clock.fastForward(60_000);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(failed).toBeHidden();
});

test('page reloads once and restores the input when a chunk belongs to an older deployment', async ({
  page,
  open,
  problems,
}) => {
  problems.allow(/status of 404/);
  await open('harlequin', '/sign-up');
  await page.getByLabel('Email').fill('typed@example.com');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Name').fill('Typed Before');
  await page.getByLabel('Phone number').fill('07700 900123');
  await page.getByLabel('Password', { exact: true }).fill('never-put-away');
  await page.route('**/_astro/birthday-picker*', (route) => route.fulfill({ status: 404 }));
  const loads = countLoads(page);
  const birthday = page.getByRole('button', { name: /Date of birth/ });
  await birthday.click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('Name')).toHaveValue('Typed Before');
  await expect(page.getByLabel('Phone number')).toHaveValue('07700 900123');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('never');
  expect(loads()).toBe(1);

  await birthday.click();
  const alert = page.getByRole('dialog').locator(errorBox);
  await expect(alert).toContainText(missing);
  const again = page.waitForResponse('**/_astro/birthday-picker*');
  await alert.getByRole('button', { name: 'Try again' }).click();
  expect((await again).status()).toBe(404);
  await expect(alert).toContainText(missing);
  expect(loads()).toBe(1);
  await page.unroute('**/_astro/birthday-picker*');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Confirm' })).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Typed Before');
});
