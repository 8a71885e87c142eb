/** Below the column layout the panel is part of the page and has a bar as short form. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { hold } from '../helpers/held-requests.ts';
import { expectVisibleFocus } from '../helpers/keyboard.ts';
import { purchaseBar as bar, errorBox, purchasePanel as panel } from '../helpers/locators.ts';
import { readWhenStable, waitForIdle } from '../helpers/waits.ts';

const repeating = 'Wine Cellar Six No. 8';

const more = (within: Locator) => within.getByRole('button', { name: 'One more ticket' });
const amount = (within: Locator) => within.getByRole('spinbutton', { name: 'Quantity' });
const purchase = (within: Locator) => within.getByRole('button', { name: 'Purchase' });

const scrollTo = (page: Page, where: 'start' | 'end') =>
  expect(async () => {
    await page.evaluate((to) => window.scrollTo(0, to === 'start' ? 0 : document.body.scrollHeight), where);
    expect(await page.evaluate(() => scrollY > 0), where).toBe(where === 'end');
  }).toPass({ intervals: [20, 50] });

const showPanelButton = (page: Page) =>
  purchase(panel(page)).evaluate((button) => button.scrollIntoView({ block: 'center' }));

/** draw-layout.spec.ts checks at each size that panel or bar shows the price and the button. */
test('purchase bar shares the order of the panel, moves nothing and passes its focus on', async ({
  page,
  signedIn,
  openDraw,
}) => {
  await signedIn(page, 'ciu');
  await openDraw(page, 'ciu', repeating);
  await waitForIdle(page);

  await test.step('purchase panel is open and shares its order with the bar', async () => {
    const choice = (name: string) => panel(page).getByRole('radio', { name });
    const heightOf = async (place: Locator) => (await place.boundingBox())?.height ?? 0;
    await expect(panel(page)).toBeVisible();
    const parts = [page.getByRole('heading', { level: 1 }), panel(page), page.locator('#draw-facts')];
    const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? 0));
    expect(tops, 'after the head, before the facts').toEqual(tops.toSorted((one, other) => one - other));
    await scrollTo(page, 'start');
    expect(await heightOf(bar(page)), 'a seventh of the screen').toBeLessThan(844 / 7);

    const before = await readWhenStable(() => heightOf(panel(page)));
    await choice('Subscribe').check();
    await expect.poll(() => heightOf(panel(page)), 'the terms').toBeGreaterThan(before);
    await scrollTo(page, 'end');
    await expect(bar(page), "the terms are beside the panel's button").toBeHidden();
    await choice('One-time purchase').check();
    await expect.poll(() => heightOf(panel(page)), 'the terms leave no room behind').toBe(before);
    await more(panel(page)).click();
    await scrollTo(page, 'end');
    await expect(purchase(bar(page))).toBeInViewport({ ratio: 1 });
    await expect(amount(bar(page))).toHaveValue('2');
    await more(bar(page)).click();
    await expect(amount(panel(page))).toHaveValue('3');
    await amount(bar(page)).fill('999');
    await expect(bar(page)).toContainText(/You can buy \d+ more/);
    await expect(panel(page)).toContainText(/You can buy \d+ more/);
    await amount(bar(page)).fill('1');
    await amount(bar(page)).blur();
  });

  const extents = () =>
    page.evaluate(() => ({
      page: document.documentElement.scrollHeight,
      facts: (document.querySelector('#draw-facts')?.getBoundingClientRect().top ?? 0) + scrollY,
    }));
  const room = () =>
    page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom));
  const barsRoom = () =>
    page.evaluate(() => document.documentElement.style.getPropertyValue('--action-space'));
  await test.step('purchase bar moves nothing when it appears or disappears', async () => {
    await showPanelButton(page);
    await expect(bar(page)).toBeHidden();
    // The reserved space disappears a frame after the bar.
    await expect.poll(barsRoom).toBe('');
    const [before, without] = [await extents(), await room()];
    await scrollTo(page, 'end');
    await expect(bar(page)).toBeVisible();
    expect(await extents()).toEqual(before);
    const height = (await bar(page).boundingBox())?.height ?? 0;
    await expect.poll(room, 'what is scrolled to clears the bar').toBeCloseTo(without + height, 0);
    await showPanelButton(page);
    await expect.poll(room).toBe(without);
  });

  await test.step('purchase bar does not scroll the page when it is typed in', async () => {
    for (const [where, number] of [
      ['start', '2'],
      ['end', '3'],
    ] as const) {
      await scrollTo(page, where);
      await expect(bar(page)).toBeVisible();
      const scrolled = await readWhenStable(() => page.evaluate(() => scrollY));
      // A number is replaced where the focus comes anew.
      await amount(bar(page)).blur();
      // Taps by coordinates, because a locator's tap scrolls first.
      const { x, y } = (await amount(bar(page)).boundingBox()) ?? { x: 0, y: 0 };
      await page.touchscreen.tap(x + 10, y + 10);
      await expect(amount(bar(page))).toBeFocused();
      await page.keyboard.type(number);
      await expect(amount(panel(page))).toHaveValue(number);
      await expect(amount(bar(page))).toBeFocused();
      expect(await readWhenStable(() => page.evaluate(() => scrollY))).toBe(scrolled);
    }
  });

  await test.step('purchase bar is reachable by keyboard and passes its focus to the panel', async () => {
    await amount(panel(page)).fill('1');
    await amount(panel(page)).blur();
    await scrollTo(page, 'end');
    await expect(bar(page)).toBeVisible();
    // Shift+Tab from the first control after the panel.
    await page.getByRole('button', { name: 'Add to calendar' }).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(purchase(bar(page))).toBeFocused();
    await expectVisibleFocus(page);
    await page.keyboard.press('Shift+Tab');
    await expect(more(bar(page))).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(amount(panel(page))).toHaveValue('2');
    await showPanelButton(page);
    await expect(bar(page)).toBeHidden();
    await expect(more(panel(page)), 'its successor has it').toBeFocused();
    // Tab scrolls the panel's own button into view and skips the bar.
    await page.keyboard.press('Tab');
    await expect(purchase(panel(page))).toBeFocused();
    await expectVisibleFocus(page);
    await page.keyboard.press('Tab');
    await expect(bar(page).locator(':focus')).toHaveCount(0);
    await page.getByRole('button', { name: 'Add to calendar' }).focus();
    await scrollTo(page, 'end');
    await purchase(bar(page)).press('Enter');
    await expect(purchase(panel(page))).toBeFocused();
    await expect(panel(page).getByText(/^New tickets: \d{6} and \d{6}$/)).toBeInViewport({ ratio: 1 });
  });
});

test('purchase panel shows how an order from the bar ended', async ({
  page,
  signedIn,
  sandbox,
  openDraw,
}) => {
  await sandbox.faults({ path: 'draws/{id}/buy_tickets/', status: 400, body: { count: ['No.'] }, times: 1 });
  await signedIn(page, 'ciu');
  await openDraw(page, 'ciu', 'Summer Getaway');
  await waitForIdle(page);
  await scrollTo(page, 'end');
  await purchase(bar(page)).click();
  await expect(panel(page).locator(errorBox)).toBeFocused();
  await expect(panel(page).locator(errorBox)).toBeInViewport({ ratio: 1 });
  await scrollTo(page, 'end');
  await expect(purchase(bar(page))).toBeEnabled();
  await more(bar(page)).click();
  await expect(panel(page).locator(errorBox)).toHaveCount(0);

  const bottom = (button: Locator) =>
    button.evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
  const answer = await hold(page, '**/buy_tickets/');
  const pressed = await readWhenStable(() => bottom(purchase(bar(page))));
  await purchase(bar(page)).click();
  const own = panel(page).getByRole('button', { name: 'Purchasing…' });
  await expect.poll(() => bottom(own)).toBe(pressed);
  await expect(bar(page)).toBeHidden();
  answer();
  const told = panel(page).getByText(/^New tickets: \d{6} and \d{6}$/);
  const limit = panel(page).getByText(/^Maximum \d+ ticket\(s\) per participant \(\d+ remaining\)$/);
  for (const line of [told, limit]) await expect(line).toBeInViewport({ ratio: 1 });
  await expect(purchase(panel(page))).toBeFocused();
  const message = page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
  const top = () => message.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(async () => (await bottom(told)) <= (await top()), 'no message covers it').toBe(true);
});
