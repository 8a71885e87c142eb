import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { purchasePanel as panel, quantity, stepUp } from '../helpers/locators.ts';
import { waitForIdle } from '../helpers/waits.ts';

const button = (page: Page, name: string) => panel(page).getByRole('button', { name });

test('stepper repeats while pressed and accepts typed numbers within its limits', {
  tag: '@wide',
}, async ({ page, signedIn, sandbox, openDraw }) => {
  await sandbox.addDraws({ club: 'ciu', name: 'Fifty Each', maximum: 50, ticketPrice: 250 });
  await signedIn(page, 'ciu');
  await openDraw(page, 'ciu', 'Fifty Each');
  await waitForIdle(page);
  await page.clock.install();
  await stepUp(page).hover();
  await page.mouse.down();
  const number = async () => Number(await quantity(page).inputValue());
  // The browser dispatches the press asynchronously.
  await expect(async () => {
    await page.clock.runFor(20);
    expect(await number(), 'it runs').toBeGreaterThan(1);
  }).toPass({ intervals: [10] });
  const soon = await number();
  await page.clock.runFor(600);
  const then = await number();
  await page.clock.runFor(600);
  expect((await number()) - then, 'ever quicker').toBeGreaterThan(then - soon);
  await page.mouse.move(0, 0);
  const left = await number();
  await page.clock.runFor(1_000);
  expect(await number(), 'left, it stops').toBe(left);
  await page.mouse.up();
  await stepUp(page).hover();
  await page.mouse.down();
  await expect(async () => {
    await page.clock.runFor(500);
    expect(await number(), 'to the end').toBe(50);
  }).toPass();
  await page.mouse.up();
  await page.clock.runFor(1_000);
  await expect(stepUp(page)).toBeDisabled();
  await expect(stepUp(page), 'the focus stays').toBeFocused();
  await button(page, 'One fewer').click();
  await expect(quantity(page)).toHaveValue('49');

  await quantity(page).fill('37');
  await expect(panel(page)).toContainText('37 × £2.50 = £92.50');
  await expect(quantity(page)).toHaveAttribute('aria-valuetext', /^37 tickets, £92\.50, balance £/);
  await quantity(page).fill('500');
  await expect(panel(page)).toContainText('You can buy 50 more');
  await expect(panel(page)).toContainText('50 × £2.50 = £125.00');
  await page.clock.runFor(1_000);
  await expect(page.locator('#announcer')).toContainText('You can buy 50 more');
  await quantity(page).press('Enter');
  await expect(quantity(page)).toHaveValue('50');
  for (const [typed, taken] of [
    ['0', '1'],
    ['twelve', '1'],
    ['', '1'],
    [' 1 2 ', '12'],
  ] as const) {
    await quantity(page).fill(typed);
    await quantity(page).blur();
    await expect(quantity(page), `'${typed}'`).toHaveValue(taken);
  }
  for (const [key, value] of [
    ['PageUp', '22'],
    ['ArrowUp', '23'],
    ['PageDown', '13'],
    ['End', '50'],
    ['PageUp', '50'],
    ['Home', '1'],
    ['ArrowDown', '1'],
  ] as const) {
    await quantity(page).press(key);
    await expect(quantity(page), key).toHaveValue(value);
  }
});
