import type { Locator, Page } from '@playwright/test';
import { expect, siteUrl, test } from '../helpers/fixtures.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** Screenshots without focus, because the focus ring would be a difference. As base64. */
async function picture(page: Page, piece: Locator): Promise<string> {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  return (await piece.screenshot()).toString('base64');
}

/** Compares pixels with a tolerance, because edges vary by a few levels between screenshots. Runs in the page. */
async function isDifferent([before, after]: readonly [string, string]): Promise<boolean> {
  const decode = async (picture: string) => {
    const bytes = Uint8Array.from(atob(picture), (byte) => byte.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    return context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
  };
  const [first, second] = [await decode(before), await decode(after)];
  return (
    first.length !== second.length ||
    first.some((value, index) => Math.abs(value - (second[index] ?? 0)) > 32)
  );
}

/** Fails unless the change alters the screenshot. */
async function expectSeen(page: Page, piece: Locator, change: () => Promise<void>): Promise<void> {
  await expect(page.locator('#skeleton')).toHaveCount(0);
  await expect(piece).toBeVisible();
  const differsFrom = async (before: string) =>
    page.evaluate(isDifferent, [before, await picture(page, piece)] as const);
  let before = await picture(page, piece);
  await expect
    .poll(
      async () => {
        const isMoving = await differsFrom(before);
        if (isMoving) before = await picture(page, piece);
        return isMoving;
      },
      { message: `${piece} is at rest` },
    )
    .toBe(false);
  await change();
  await expect.poll(() => differsFrom(before), { message: `${piece} changes` }).toBe(true);
}

test('controls, statuses, the current screen and the focus are visible in forced colours', {
  tag: '@soak',
}, async ({ page, signedIn, open }) => {
  await open('ciu', '/sign-up');
  const answer = page.getByLabel('18 years');
  await expectSeen(page, answer, () => answer.check());
  const next = page.getByRole('button', { name: 'Continue' });
  await answer.focus();
  await page.keyboard.press('Tab');
  await expect(next).toBeFocused();
  await expect(next).toHaveCSS('outline-style', 'solid');

  await signedIn(page, 'ciu');
  await open('ciu', '/?search=Wine');
  await expect(page.getByText('Live', { exact: true }).first()).toBeVisible();
  const edges = page.locator('.badge, .btn:not(article .btn), .input, article');
  const bare = await edges.evaluateAll((all) =>
    all
      .filter((piece) => Number.parseFloat(getComputedStyle(piece).borderTopWidth) < 1)
      .map((piece) => piece.outerHTML.slice(0, 80)),
  );
  expect(bare).toEqual([]);
  const live = page.getByRole('switch', { name: 'Live & Scheduled Only' });
  await expectSeen(page, live, () => live.uncheck());
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expectSeen(page, menu, async () => {
    await menu.getByRole('link', { name: 'Wallet' }).click();
    await expect(page).toHaveURL(siteUrl('ciu', '/wallet'));
  });

  const link = (name: string) => page.getByRole('main').getByRole('link', { name });
  await link('Deposit').click();
  const amount = page.getByRole('button', { name: '£20' });
  await expectSeen(page, amount, () => amount.click());
  await page.getByRole('button', { name: 'Back' }).click();
  await link('Withdraw').click();
  const entire = page.getByLabel('Withdraw entire balance');
  await expectSeen(page, entire, () => entire.check());
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
  await expectSeen(page, page.getByRole('tablist'), () => page.getByRole('tab').last().click());
});
