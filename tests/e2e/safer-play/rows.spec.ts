import type { Page } from '@playwright/test';
import { pauseNotices } from '../../../src/lib/messages/safer-play-notices.ts';
import { getRoute } from '../../../src/lib/routes.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { hold } from '../helpers/held-requests.ts';
import { disableOfflineCache } from '../helpers/page-setup.ts';
import { visit } from '../resilience/faults/call-scenario.ts';

const control = getRoute('playInControl').path;
const device = getRoute('thisDevice').path;

const heading = (page: Page, title: RegExp) => page.getByRole('heading', { name: title });
const openedRows = (page: Page) => page.locator('details[open]');

/** Three phone screens, with all rows closed. */
const maxHeight = 3 * 844;

const getHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Refuses what the app stores as a trial, as a full or blocked storage does. Runs in the page. */
function refuseStorage(): void {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
    if (key === 'trial') throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  };
}

test('Stay in control shows the state of its rows, opens one at a time, and is short', async ({
  page,
  sandbox,
  failing,
  signedIn,
  open,
}) => {
  const row = page.locator('summary').nth(1);
  await disableOfflineCache(page);
  await signedIn(page, 'ciu');
  await open('ciu', device);
  await expect(page.locator('main details')).toBeVisible();
  expect(await getHeight(page), device).toBeLessThanOrEqual(maxHeight);
  await visit({ page, sandbox, club: 'ciu' }, control);
  await expect(heading(page, /^Subscriptions: 1 active$/)).toBeVisible();
  expect(await getHeight(page), control).toBeLessThanOrEqual(maxHeight);
  await expect(page.locator('summary')).toHaveText([
    /^Your money in and out: £[\d,.]+ out this month$/,
    'Spending reminder: off',
    'Time reminder: off',
    'Subscriptions: 1 active',
    /^Withdraw your money: £[\d,.]+$/,
    'Pause: off',
    /^Take a break or close/,
    'Block gambling elsewhere',
    /^How raffles and chances/,
  ]);
  await expect(openedRows(page)).toHaveCount(0);

  await test.step('only one row is open', async () => {
    await heading(page, /^Your money/).click();
    await expect(page.getByRole('table')).toBeVisible();
    await row.focus();
    await page.keyboard.press('Enter');
    await expect(openedRows(page)).toHaveCount(1);
    await expect(page.getByRole('table')).toBeHidden();
    await expect(row).toBeFocused();
    await expect(row).toBeInViewport({ ratio: 1 });
  });

  await test.step('a row opens for an error inside it', async () => {
    const answer = await hold(page, '**/unsubscribe/');
    await failing('subscriptions/{id}/unsubscribe/', 400);
    await heading(page, /^Subscriptions/).click();
    await page.getByRole('button', { name: /^Unsubscribe from \w/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByText('Unsubscribing…')).toBeVisible();
    await heading(page, /^Block gambling/).click();
    await expect(page.getByText('Unsubscribing…')).toBeHidden();
    answer();
    await expect(page.getByText('Still subscribed')).toBeVisible();
  });

  await test.step('a row opens for a linked part, and others show failed data and blocked storage', async () => {
    await sandbox.clearFaults();
    await failing('GET subscriptions/', 500);
    await page.addInitScript(refuseStorage);
    await page.goto('about:blank');
    await open('ciu', `${control}#other-blocks`);
    await expect(page.getByRole('link', { name: 'About GAMSTOP' })).toBeInViewport();
    await expect(openedRows(page)).toHaveCount(1);
    await heading(page, /^Subscriptions: couldn't load$/).click();
    const panel = page.getByRole('region', { name: /^Subscriptions/ });
    await expect(panel.getByRole('button', { name: 'Try again' })).toBeVisible();
    await heading(page, /^Pause: off$/).click();
    await expect(page.getByText(pauseNotices.cannotStore)).toBeVisible();
  });
});
