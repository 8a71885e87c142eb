import type { Locator, Page } from '@playwright/test';
import { ticketRecordLabel } from '../../../src/lib/draws/ticket-record.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { purchasePanel as panel } from '../helpers/locators.ts';
import { readWhenStable } from '../helpers/waits.ts';
import { sample } from '../helpers/walks.ts';

const box = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

const sizes = [
  { width: 320, height: 640 },
  { width: 844, height: 390 },
  { width: 640, height: 400 },
  ...[360, 390, 430, 600].map((width) => ({ width, height: 800 })),
  ...[768, 820, 912, 1024].map((width) => ({ width, height: 768 })),
  ...[1180, 1280, 1440, 1920].map((width) => ({ width, height: 900 })),
];

/** Whether panel or bar shows all controls unobscured. Runs in the page. */
function reachable(): string[] {
  const isClear = (element: Element | null) => {
    if (!element?.checkVisibility({ visibilityProperty: true })) return false;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isHit = (y: number) => element.contains(document.elementFromPoint((left + right) / 2, y));
    return isHit(top + 3) && isHit(bottom - 3);
  };
  return ['[data-slot=purchase-panel]', '[data-slot=purchase-bar]'].filter((form) =>
    ['[data-slot=purchase-total] > strong', '[role=spinbutton]', '[data-slot=purchase-act] button'].every(
      (part) => isClear(document.querySelector(`${form} ${part}`)),
    ),
  );
}

const readGaps = (page: Page) =>
  page.evaluate(() => {
    const edgeOf = (part: string) => document.querySelector(part)?.getBoundingClientRect();
    const totals = [...document.querySelectorAll('[data-slot=purchase-total]')];
    return {
      belowBar: Math.max(0, (edgeOf('.dock')?.top ?? 0) - (edgeOf('[data-slot=purchase-bar]')?.bottom ?? 0)),
      linesOfSum: Math.max(...totals.map((sum) => Math.round(sum.getBoundingClientRect().height / 26))),
      sideways: document.documentElement.scrollWidth - innerWidth,
    };
  });

test('draw page keeps its actions, price and purchase button in view at every size', {
  tag: ['@wide'],
}, async ({ page, signedIn, openDraw }) => {
  const name = 'Friday Meat Raffle No. 42';
  await signedIn(page, 'ciu');
  await openDraw(page, 'ciu', name);

  await test.step('desktop has the panel beside the head', async () => {
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
  });

  await test.step('phone has one row of actions', async () => {
    const actions = ['Add to calendar', 'Share', ticketRecordLabel];
    const buttons = actions.map((action) => page.getByRole('button', { name: action }));
    for (const width of [320, 767]) {
      await page.setViewportSize({ width, height: 844 });
      const boxes = await readWhenStable(() => Promise.all(buttons.map(box)));
      expect(new Set(boxes.map(({ y }) => Math.round(y))).size, `${width}px`).toBe(1);
      for (const { height, x, width: size } of boxes) {
        expect(height, `${width}px`).toBeGreaterThanOrEqual(44);
        expect(x + size, `${width}px`).toBeLessThanOrEqual(width);
      }
    }
  });

  const softly = expect.configure({ soft: true });
  for (const size of sample(sizes, 7))
    await test.step(`panel or bar shows the price and the button at ${size.width} x ${size.height}`, async () => {
      await page.setViewportSize(size);
      for (const share of sample([0, 0.25, 0.5, 0.75, 1], 2)) {
        await page.evaluate((part) => scrollTo(0, part * document.body.scrollHeight), share);
        await softly.poll(() => page.evaluate(reachable), `scrolled to ${share}`).toHaveLength(1);
      }
      await softly.poll(() => readGaps(page)).toEqual({ belowBar: 0, linesOfSum: 1, sideways: 0 });
    });

  await test.step('account menu fits a low window', async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.getByRole('button', { name: /Account menu/ }).click();
    for (const item of ['Profile', 'Logout'])
      await expect(page.getByRole('menuitem', { name: item })).toBeInViewport({ ratio: 1 });
  });
});
