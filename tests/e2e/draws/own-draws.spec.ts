import type { Page } from '@playwright/test';
import { notUpdated } from '../../../src/lib/messages/notices.ts';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { visit } from '../resilience/faults/call-scenario.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const mineOnly = (page: Page) => page.getByRole('switch', { name: 'My raffles only' });
const count = (page: Page) => page.locator('[data-slot=draw-count]');

test("list shows and filters the member's own raffles", async ({
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

  await test.step("'My raffles only' shows the cards with a ticket count", async () => {
    await mineOnly(page).focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(siteUrl('ciu', '/?mine=1'));
    await expect(cards(page).getByRole('heading')).toHaveText(names);
    await expect(count(page)).toHaveText(`${names.length} ${names.length === 1 ? 'raffle' : 'raffles'}`);
  });

  await test.step('cards show no ticket count while the tickets fail to load', async () => {
    await failing('GET tickets/me/', 500);
    await page.reload();
    await expect(page.getByText(notUpdated(undefined))).toBeVisible();
    await expect(own, 'nothing is claimed of what was seen before').toHaveCount(0);
    await sandbox.clearFaults();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(own).toHaveCount(names.length);
    await expect(cards(page)).toHaveCount(names.length);
  });

  await test.step("'Closing soon' sorts the raffles of all pages", async () => {
    const name = 'Ordered';
    await sandbox.addDraws({ club: 'ciu', name, count: 30, closesInMs: 9_000_000 });
    const [soon] = await sandbox.addDraws({ club: 'ciu', name, closesInMs: 3_600_000, ticketPrice: 9_900 });
    await sandbox.setProfile({ pageSize: 10 });
    await visit({ page, sandbox, club: 'ciu' }, `/?search=${name}`);
    await expect(cards(page)).toHaveCount(10);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Closing soon' });
    await expect(page).toHaveURL(siteUrl('ciu', `/?search=${name}&sort=ending`));
    await expect(cards(page).first().getByRole('link')).toHaveAttribute('href', `/raffles/${soon}`);
    await expect(count(page)).toHaveText('31 raffles');
  });
});
