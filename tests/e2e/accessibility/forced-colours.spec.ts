import type { Locator, Page } from '@playwright/test';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';
import { readWhenStable } from '../helpers/waits.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });
test.skip(({ isMobile }) => !isMobile, 'the same pieces at any width');

/** Screenshots without focus, because the focus ring would be a difference. */
async function picture(page: Page, piece: Locator): Promise<string> {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  return (await piece.screenshot()).toString('base64');
}

/** Fails unless the change alters the screenshot. */
async function expectSeen(page: Page, piece: Locator, change: () => Promise<void>): Promise<void> {
  await expect(page.locator('#skeleton')).toHaveCount(0);
  await expect(piece).toBeVisible();
  const before = await readWhenStable(() => picture(page, piece));
  await change();
  await expect
    .poll(async () => (await picture(page, piece)) === before, `${piece} looks the same`)
    .toBe(false);
}

test('checked, chosen, pressed and current are seen in forced colours', async ({ page, signedIn }) => {
  await signedIn(page, 'ciu');
  await page.goto(siteUrl('ciu', '/wallet/deposit'));
  const amount = page.getByRole('button', { name: '£20' });
  await expectSeen(page, amount, () => amount.click());

  await page.goto(siteUrl('ciu', '/wallet/withdraw'));
  const entire = page.getByLabel('Withdraw entire balance');
  await expectSeen(page, entire, () => entire.check());

  await page.goto(siteUrl('ciu', '/?search=Wine'));
  const live = page.getByRole('switch');
  await expectSeen(page, live, () => live.uncheck());
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expectSeen(page, menu, async () => {
    await menu.getByRole('link', { name: 'Wallet' }).click();
    await expect(page).toHaveURL(siteUrl('ciu', '/wallet'));
  });

  await page.goto(siteUrl('ciu', '/profile'));
  const tabs = page.getByRole('tablist');
  await expectSeen(page, tabs, () => page.getByRole('tab').last().click());
});

test('answers, controls, statuses and the focus are seen in forced colours', async ({ page, signedIn }) => {
  await page.goto(siteUrl('ciu', '/sign-up'));
  const answer = page.getByLabel('18 years');
  await expectSeen(page, answer, () => answer.check());
  const next = page.getByRole('button', { name: 'Continue' });
  await answer.focus();
  await page.keyboard.press('Tab');
  await expect(next).toBeFocused();
  await expect(next).toHaveCSS('outline-style', 'solid');

  await signedIn(page, 'ciu');
  await page.goto(siteUrl('ciu'));
  const edges = page.locator('.badge, .btn:not(article .btn), .input, article');
  await expect(page.getByText('Live', { exact: true }).first()).toBeVisible();
  const bare = await edges.evaluateAll((all) =>
    all
      .filter((piece) => Number.parseFloat(getComputedStyle(piece).borderTopWidth) < 1)
      .map((piece) => piece.outerHTML.slice(0, 80)),
  );
  expect(bare).toEqual([]);
});
