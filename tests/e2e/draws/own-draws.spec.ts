import type { Page } from '@playwright/test';
import { notUpdated } from '../../../src/lib/messages/notices.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const mineOnly = (page: Page) => page.getByRole('switch', { name: 'My raffles only' });
const count = (page: Page) => page.locator('[data-slot=draw-count]');

test("cards show the member's ticket counts, and 'My raffles only' filters the list by them", async ({
  page,
  signedIn,
  open,
  failing,
  sandbox,
}) => {
  await signedIn(page, 'ciu');
  await open('ciu');
  const own = cards(page).filter({ hasText: /You have \d+ tickets?/ });
  await expect(own.first()).toBeVisible();
  const names = await own.getByRole('heading').allTextContents();
  await mineOnly(page).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(siteUrl('ciu', '/?mine=1'));
  await expect(cards(page)).toHaveCount(names.length);
  await expect(count(page)).toHaveText(`${names.length} ${names.length === 1 ? 'raffle' : 'raffles'}`);
  for (const name of names) await expect(cards(page).getByRole('heading', { name })).toBeVisible();

  await failing('GET tickets/me/', 500);
  await page.reload();
  await expect(page.getByText(notUpdated(undefined))).toBeVisible();
  await expect(own, 'nothing is claimed of what was seen before').toHaveCount(0);
  await sandbox.clearFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(own).toHaveCount(names.length);
  await expect(cards(page)).toHaveCount(names.length);

  await open('ciu', '/?mine=1&search=no+such+thing');
  await expect(page.getByRole('heading', { name: 'No raffle found' })).toBeVisible();
});

test("'Closing soon' sorts the raffles of all pages", async ({ page, signedIn, sandbox, open }) => {
  const name = 'Ordered';
  await sandbox.addDraws({ club: 'ciu', name, count: 30, closesInMs: 9_000_000 });
  const [soon] = await sandbox.addDraws({ club: 'ciu', name, closesInMs: 3_600_000, ticketPrice: 9_900 });
  await sandbox.setProfile({ pageSize: 10 });
  await signedIn(page, 'ciu');
  await open('ciu', `/?search=${name}`);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Closing soon' });
  await expect(page).toHaveURL(siteUrl('ciu', `/?search=${name}&sort=ending`));
  await expect(cards(page).first().getByRole('link')).toHaveAttribute('href', `/raffles/${soon}`);
  await expect(count(page)).toHaveText('31 raffles');
});
