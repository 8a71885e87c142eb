import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { readWhenStable } from '../helpers/waits.ts';

const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' }).getByRole('listitem');

test('at most 3 toasts show at the bottom centre and close after their time', {
  tag: ['@wide', '@spec:9.19', '@spec:9.23', '@spec:9.25'],
}, async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} } });
  });
  await page.clock.install();
  await open('riverside', '/complaints');
  const copy = page.getByRole('button', { name: 'Copy link' });
  // Of several presses before the app is there, it repeats one.
  await expect(page.locator('#skeleton')).toHaveCount(0);
  await expect(copy).toBeVisible();
  // Within the tolerated clock error.
  await page.clock.pauseAt(Date.now() + 10_000);
  for (let time = 0; time < 4; time += 1) await copy.click();
  // The pointer would pause the toasts.
  await page.mouse.move(2, 2);
  await expect(toasts(page)).toHaveText(Array(3).fill('Link copied'));
  const box = await readWhenStable(() => toasts(page).last().boundingBox());
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(10);
  expect(box?.y).toBeGreaterThan(height / 2);
  await page.clock.runFor(2_800);
  await expect(toasts(page)).toHaveCount(3);
  await page.clock.runFor(400);
  await expect(toasts(page), 'the fourth').toHaveCount(1);
  await page.clock.runFor(3_200);
  await expect(toasts(page)).toHaveCount(0);
});
