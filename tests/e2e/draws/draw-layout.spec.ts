import type { Locator, Page } from '@playwright/test';
import { ticketRecordLabel } from '../../../src/lib/draws/ticket-record.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { purchasePanel as panel } from '../helpers/locators.ts';
import { readWhenStable } from '../helpers/waits.ts';

const box = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

const action = (page: Page, name: string) => page.getByRole('button', { name });

test('actions of a draw share one row when the member has tickets', async ({ page, signedIn, openDraw }) => {
  await signedIn(page, 'ciu');
  await openDraw(page, 'ciu', 'Friday Meat Raffle No. 42');
  for (const width of [320, 390, 767]) {
    await page.setViewportSize({ width, height: 844 });
    const buttons = ['Add to calendar', 'Share', ticketRecordLabel].map((name) => action(page, name));
    const boxes = await readWhenStable(() => Promise.all(buttons.map(box)));
    expect(new Set(boxes.map(({ y }) => Math.round(y))).size, `${width}px`).toBe(1);
    for (const { height, x, width: size } of boxes) {
      expect(height, `${width}px`).toBeGreaterThanOrEqual(44);
      expect(x + size, `${width}px`).toBeLessThanOrEqual(width);
    }
  }
});

test('draw page has one primary button when a subscription is unpaid', {
  tag: '@wide',
}, async ({ page, signedIn, openDraw }) => {
  await signedIn(page, 'ciu');
  await openDraw(page, 'ciu', 'Club Night Jackpot No. 12');
  await expect(panel(page).getByRole('link', { name: 'Pay in Subscriptions' })).toBeVisible();
  const primary = page.getByRole('main').locator('.btn.bg-primary').filter({ visible: true });
  await expect(primary).toHaveText(['Purchase']);
});

test('draw page puts head and facts beside the panel on a desktop', {
  tag: '@wide',
}, async ({ page, signedIn, openDraw }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await signedIn(page, 'ciu');
  const name = 'Thousand Pound Thursday';
  await openDraw(page, 'ciu', name);
  await expect(panel(page).getByRole('button', { name: 'Purchase' })).toBeVisible();
  const side = await box(panel(page));
  const head = page.getByRole('region', { name, exact: true });
  const facts = page.getByRole('region', { name: 'About this raffle' });
  expect((await box(head)).y).toBe(side.y);
  for (const part of [head, facts]) {
    const { x, width } = await box(part);
    expect(width).toBeGreaterThan(side.width);
    expect(x + width).toBeLessThan(side.x);
  }
  expect(1280 - side.x - side.width, 'right margin').toBeLessThan(48);
});
