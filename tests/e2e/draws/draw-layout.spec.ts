import type { Locator } from '@playwright/test';
import { ticketRecordLabel } from '../../../src/lib/draws/ticket-record.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { purchasePanel as panel } from '../helpers/locators.ts';
import { readWhenStable } from '../helpers/waits.ts';

const box = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

test('draw page has one row of actions on phones and the panel beside its head on desktops', {
  tag: '@wide',
}, async ({ page, signedIn, openDraw }) => {
  const name = 'Friday Meat Raffle No. 42';
  await page.setViewportSize({ width: 1280, height: 900 });
  await signedIn(page, 'ciu');
  await openDraw(page, 'ciu', name);
  await expect(panel(page).getByRole('button', { name: 'Purchase' })).toBeVisible();
  const side = await box(panel(page));
  const head = page.getByRole('region', { name, exact: true });
  expect((await box(head)).y).toBe(side.y);
  for (const part of [head, page.getByRole('region', { name: 'About this raffle' })]) {
    const { x, width } = await box(part);
    expect(width).toBeGreaterThan(side.width);
    expect(x + width).toBeLessThan(side.x);
  }
  expect(1280 - side.x - side.width, 'right margin').toBeLessThan(48);

  const actions = ['Add to calendar', 'Share', ticketRecordLabel];
  const buttons = actions.map((action) => page.getByRole('button', { name: action }));
  for (const width of [320, 390, 767]) {
    await page.setViewportSize({ width, height: 844 });
    const boxes = await readWhenStable(() => Promise.all(buttons.map(box)));
    expect(new Set(boxes.map(({ y }) => Math.round(y))).size, `${width}px`).toBe(1);
    for (const { height, x, width: size } of boxes) {
      expect(height, `${width}px`).toBeGreaterThanOrEqual(44);
      expect(x + size, `${width}px`).toBeLessThanOrEqual(width);
    }
  }
});
