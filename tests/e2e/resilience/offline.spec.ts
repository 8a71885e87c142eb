import type { Page } from '@playwright/test';
import { notices, sharedNotices } from '../../../src/lib/messages/notices.ts';
import { failureNotices } from '../../../src/lib/messages/operations.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { errorBox } from '../helpers/locators.ts';
import { waitForIdle } from '../helpers/waits.ts';
import { visit } from './faults/call-scenario.ts';

const offlineNotice = notices.offline;
const lastLoaded = /^You're offline\. Last updated \w{3} \d+, \d{4}, \d+:\d\d [AP]M\.$/;
const missing = notices.lazyLoadFailed;

/** Navigates by a link, because page loads fail offline. */
async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
}

test('loaded data stays readable offline, and a form that is sent keeps its input', {
  tag: ['@spec:8.52', '@spec:8.53'],
}, async ({ context, page, sandbox, signedIn, open }) => {
  const { email } = await sandbox.createMember({ club: 'ciu', name: 'Off Line', balance: 1_200 });
  const main = page.getByRole('main');
  const alert = main.locator(errorBox);
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

  await test.step('one notice on each screen says how old its data is', async () => {
    await expect(page.getByText(lastLoaded)).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText(/offline/)).toHaveCount(1);
    await follow(page, 'Wallet');
    await expect(page.getByText('£12.00').first()).toBeVisible();
    await expect(page.getByText(lastLoaded)).toBeVisible();
    await expect(page.getByText(/offline|couldn't update/)).toHaveCount(1);
    await expect(main.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });
  await test.step('data that never loaded shows its own message', async () => {
    await follow(page, 'Tickets');
    await expect(alert).toContainText(failureNotices.offline);
    await expect(page.getByText(/offline/)).toHaveCount(1);
    await expect(page.getByText(offlineNotice)).toBeVisible();
  });
  await test.step('screen whose code never loaded says so again on each retry', async () => {
    await follow(page, 'Wallet');
    await page.getByRole('link', { name: 'Deposit' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Deposit' })).toBeVisible();
    await expect(alert).toContainText(missing);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toContainText(missing);
  });
  await test.step('screens reload when the connection returns', async () => {
    await sandbox.addTransactions({ club: 'ciu', email, count: 1 });
    await context.setOffline(false);
    await expect(page.getByText(/You're offline/)).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Deposit Funds' })).toBeVisible();
    await follow(page, 'Wallet');
    await expect(page.getByText('£22.00')).toBeVisible();
    await expect(page.getByText(lastLoaded)).toHaveCount(0);
  });
  await test.step('form that is sent offline keeps its input and explains why', async () => {
    const submit = page.getByRole('button', { name: 'Open ticket' });
    const sent = async () => (await sandbox.requests()).counts['POST support-tickets/new/'];
    await visit({ page, sandbox, club: 'ciu' }, '/support/create-ticket');
    await page.getByLabel('Category').selectOption('Payments');
    await page.getByLabel('Subject').fill('My deposit is late');
    await page.getByLabel('Description').fill('I paid yesterday.');
    // The action runner loads during input.
    await waitForIdle(page);
    await context.setOffline(true);
    await expect(page.getByText(offlineNotice)).toBeVisible();
    await submit.click();
    await expect(alert).toContainText(sharedNotices.unsent);
    await expect(page.getByLabel('Description')).toHaveValue('I paid yesterday.');
    await context.setOffline(false);
    await expect(page.getByText(offlineNotice)).toBeHidden();
    expect(await sent()).toBeUndefined();
    await submit.click();
    await expect(page).toHaveURL(siteUrl('ciu', '/support'));
    expect(await sent()).toBe(1);
  });
});
