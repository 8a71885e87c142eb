import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { hold } from '../helpers/held-requests.ts';
import { disableOfflineCache } from '../helpers/page-setup.ts';
import { readWhenStable } from '../helpers/waits.ts';
import { sample, walkTags } from '../helpers/walks.ts';

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

/** The tolerated difference in height allows for a wrapped name. */
const placeholders = [
  { path: '/', calls: /draws\/public/, pieces: { 'main .card': 40 } },
  { path: '/tickets', calls: /tickets\/me/, pieces: { '.ticket-card': 24 } },
  {
    path: '/wallet',
    calls: /(transactions|users)\/me/,
    pieces: { '.list-row': 32, '[data-slot=balance-card]': 8 },
  },
] as const;

test('placeholders are as tall as their content, and bars stay inside the safe area', {
  tag: walkTags,
}, async ({ page, isMobile, signedIn, open }) => {
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 47, bottom: 34 } });
  await disableOfflineCache(page);
  await signedIn(page, 'ciu');

  await test.step('placeholders are as tall as the content that replaces them', async () => {
    for (const { path, calls, pieces } of sample(placeholders, 3)) {
      const release = await hold(page, calls);
      await open('ciu', path);
      const heights = new Map<string, number>();
      const blank = (piece: string) => page.locator(piece).filter({ has: page.locator('.skeleton') });
      for (const piece of Object.keys(pieces)) heights.set(piece, (await boxOf(blank(piece).first())).height);
      release();
      for (const [piece, differencePx] of Object.entries(pieces)) {
        await expect(blank(piece)).toHaveCount(0);
        const { height } = await boxOf(page.locator(piece).first());
        const difference = Math.abs(height - (heights.get(piece) ?? 0));
        expect(difference, `${path} ${piece}`).toBeLessThanOrEqual(differencePx);
      }
      await page.unrouteAll({ behavior: 'wait' });
    }
  });

  if (!isMobile) return;
  await test.step('phone frame keeps its bars inside the safe area, with targets of 44 px', async () => {
    await bar(page).getByRole('link', { name: 'Wallet' }).click();
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
