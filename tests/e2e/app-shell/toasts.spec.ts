import type { Page } from '@playwright/test';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { readWhenStable } from '../helpers/waits.ts';

const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' }).getByRole('listitem');

test('copied link of a club page keeps the club, in 3 toasts at the bottom', {
  tag: ['@wide', '@spec:8.59', '@spec:9.19', '@spec:9.23', '@spec:9.25'],
}, async ({ page }) => {
  const host = `http://127.0.0.1:${new URL(siteUrl('riverside')).port}`;
  await page.addInitScript(() => {
    const writeText = async (copied: string) => void Object.assign(globalThis, { copied });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });
  await page.clock.install();
  await page.goto(`${host}/sign-in?client=riverside`);
  await page.getByRole('link', { name: 'Privacy Policy' }).first().click();
  const copy = page.getByRole('button', { name: 'Copy link' });
  // Of several presses before the app is there, it repeats one.
  await expect(page.locator('#skeleton')).toHaveCount(0);
  await expect(copy).toBeVisible();
  // Within the tolerated clock error.
  await page.clock.pauseAt(Date.now() + 10_000);
  for (let time = 0; time < 4; time += 1) await copy.click();
  const copied = await page.evaluate(() => (globalThis as { copied?: string }).copied);
  expect(copied).toBe(`${host}/privacy-policy?client=riverside`);
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
