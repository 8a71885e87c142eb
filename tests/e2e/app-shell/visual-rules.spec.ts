import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { hold } from '../helpers/held-requests.ts';
import { countdownIn } from '../helpers/locators.ts';
import { disableOfflineCache } from '../helpers/page-setup.ts';
import { readWhenStable } from '../helpers/waits.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Stable bounding box. Its element may be replaced meanwhile. */
async function boxOf(target: Locator) {
  await expect(target).toBeVisible();
  const box = await readWhenStable(() => target.boundingBox());
  if (!box) throw new Error('nothing to measure');
  return { ...box, bottom: box.y + box.height, middle: box.x + box.width / 2 };
}

function rgb(hex: string): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return `rgb(${channels.join(', ')})`;
}

/** Figures without tabular digits. */
function unalignedFigures(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      const text = (textContent ?? '').trim();
      const isFigure =
        /^[-+]?£[\d,]+(\.\d\d)?$|^\d{6}$/.test(text) ||
        (parentElement?.closest('[data-slot=countdown-digits]') && /\d/.test(text));
      if (!isFigure || !parentElement) continue;
      if (!getComputedStyle(parentElement).fontVariantNumeric.includes('tabular-nums')) found.push(text);
    }
    return found;
  });
}

test('money, countdowns and ticket numbers line up', { tag: ['@phone', '@wide'] }, async ({
  page,
  signedIn,
  open,
}) => {
  await signedIn(page, 'ciu');
  const figures = async (path: string, there: Locator) => {
    await open('ciu', path);
    await expect(there.first()).toBeVisible();
    expect(await unalignedFigures(page), path).toEqual([]);
  };
  await figures('/', countdownIn(page));
  await page.getByRole('link', { name: 'Play Big Screen Draw' }).click();
  await expect(
    page
      .getByRole('article')
      .filter({ hasText: /^Ticket/ })
      .first(),
  ).toBeVisible();
  expect(await unalignedFigures(page), 'a draw').toEqual([]);
  await open('ciu');
  await page.getByRole('link', { name: 'Play Summer Getaway' }).click();
  await expect(page.getByRole('complementary').getByText('£5.00').last()).toBeVisible();
  expect(await unalignedFigures(page), 'what a draw costs').toEqual([]);
  await figures('/wallet', page.getByRole('main').getByRole('listitem'));
  await figures('/wallet/deposit', page.getByText('£48.50'));
  await figures('/tickets', page.getByRole('article'));
});

/** The tolerated difference in height allows for a wrapped name. */
const placeholders = [
  { path: '/', call: 'draws/public/*', piece: 'main .card', differencePx: 40 },
  { path: '/tickets', call: 'tickets/me/', piece: '.ticket-card', differencePx: 24 },
  { path: '/wallet', call: 'transactions/me/', piece: '.list-row', differencePx: 32 },
  { path: '/wallet', call: 'users/me/', piece: '[data-slot=balance-card]', differencePx: 8 },
] as const;

test('placeholders are as tall as what they stand in for', { tag: ['@phone', '@wide'] }, async ({
  page,
  signedIn,
  open,
}) => {
  await disableOfflineCache(page);
  await signedIn(page, 'ciu');
  for (const { path, call, piece, differencePx } of placeholders) {
    const release = await hold(page, `**/${call}`);
    await open('ciu', path);
    const blank = page
      .locator(piece)
      .filter({ has: page.locator('.skeleton') })
      .first();
    await expect(blank).toBeVisible();
    const before = await boxOf(blank);
    release();
    await expect(blank).toHaveCount(0);
    const after = await boxOf(page.locator(piece).first());
    expect(Math.abs(before.height - after.height), `${path} ${piece}`).toBeLessThanOrEqual(differencePx);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test.describe('the frame of a phone', () => {
  test('keeps its bars within thumb reach and clear of the screen’s rounded edges', async ({
    page,
    signedIn,
    open,
  }) => {
    const device = await page.context().newCDPSession(page);
    await device.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 47, bottom: 34 } });
    await signedIn(page, 'ciu');
    await open('ciu', '/wallet');
    const tabs = bar(page).getByRole('link');
    await expect(tabs).toHaveCount(4);
    expect((await boxOf(bar(page))).bottom).toBe(844);
    for (const tab of await tabs.all()) {
      const { height, width, bottom } = await boxOf(tab);
      expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
      expect(bottom).toBeLessThanOrEqual(844 - 34);
    }
    const current = bar(page).locator('[aria-current=page]');
    const accentText = () =>
      page.evaluate(() => document.documentElement.style.getPropertyValue('--tenant-secondary-text-light'));
    await expect.poll(accentText, 'the club’s colours').not.toBe('');
    const accent = await accentText();
    await expect(current, 'in the secondary colour').toHaveCSS('color', rgb(accent));
    const header = page.getByRole('banner');
    const [bell, logo, profile] = await Promise.all([
      boxOf(header.getByRole('link', { name: 'Notifications' })),
      boxOf(header.getByRole('img')),
      boxOf(header.getByRole('link', { name: 'Profile' })),
    ]);
    expect(bell.y).toBeGreaterThanOrEqual(47);
    expect(logo.middle).toBeCloseTo(195, 0);
    expect(bell.x + profile.x + profile.width).toBeCloseTo(390, 0);
    await page.getByRole('main').getByRole('link', { name: 'Deposit' }).click();
    const title = page.getByRole('heading', { level: 1, name: 'Deposit' });
    await expect(title).toBeVisible();
    expect((await boxOf(title)).middle, 'the profile’s place stays free').toBeCloseTo(195, 0);
  });
});
