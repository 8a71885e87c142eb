import type { Page } from '@playwright/test';
import { getRoute } from '../../../src/lib/routes.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { hold } from '../helpers/held-requests.ts';

const control = getRoute('playInControl').path;
const device = getRoute('thisDevice').path;

const heading = (page: Page, title: RegExp) => page.getByRole('heading', { name: title });
const openedRows = (page: Page) => page.locator('details[open]');

/** Three phone screens, with all rows closed. */
const maxHeight = 3 * 844;

const getHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test('Stay in control and Data on this device are three phone screens long at most', async ({
  page,
  signedIn,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [control, device]) {
    await open('ciu', path);
    await expect(page.locator('main details').first()).toBeVisible();
    expect(await getHeight(page), `visitor: ${path}`).toBeLessThanOrEqual(maxHeight);
  }
  await signedIn(page, 'ciu');
  await open('ciu', control);
  await expect(heading(page, /^Subscriptions: 1 active$/)).toBeVisible();
  expect(await getHeight(page), 'member: Stay in control').toBeLessThanOrEqual(maxHeight);
  await open('ciu', device);
  await expect(page.locator('main details')).toBeVisible();
  expect(await getHeight(page), 'member: Data on this device').toBeLessThanOrEqual(maxHeight);
});

test('each row of Stay in control shows its state, and only one is open', async ({
  page,
  signedIn,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(page, 'ciu');
  await open('ciu', control);
  await expect(heading(page, /^Subscriptions: 1 active$/)).toBeVisible();
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
  await heading(page, /^Your money/).click();
  await expect(page.getByRole('table')).toBeVisible();
  await page.locator('summary').nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(openedRows(page)).toHaveCount(1);
  await expect(page.getByRole('table')).toBeHidden();
  await expect(page.locator('summary').nth(1)).toBeFocused();
  await expect(page.locator('summary').nth(1)).toBeInViewport({ ratio: 1 });
});

test('a row opens for a linked part and for an error inside it', async ({
  page,
  failing,
  signedIn,
  open,
}) => {
  await signedIn(page, 'ciu');
  await open('ciu', `${control}#other-blocks`);
  await expect(page.getByRole('link', { name: 'About GAMSTOP' })).toBeInViewport();
  await expect(openedRows(page)).toHaveCount(1);

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

test('a row shows in its title that its data did not load', async ({ page, failing, signedIn, open }) => {
  await signedIn(page, 'ciu');
  await failing('GET subscriptions/', 500);
  await open('ciu', control);
  await heading(page, /^Subscriptions: couldn't load$/).click();
  const panel = page.getByRole('region', { name: /^Subscriptions/ });
  await expect(panel.getByRole('button', { name: 'Try again' })).toBeVisible();
});
