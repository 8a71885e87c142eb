/** Takes the pictures of every scene for each tenant, width and theme, for `npm run gallery`. */
import type { Page } from '@playwright/test';
import { expect, siteUrl, test } from '../e2e/helpers/fixtures.ts';
import { removeOrders } from '../e2e/helpers/states/screen-state.ts';
import {
  type GalleryTenant,
  galleryTenants,
  type Scene,
  type Stage,
  themes,
  type Viewer,
  type Width,
  widths,
} from './scene.ts';
import { appShellScenes } from './scenes/app-shell.ts';
import { authScenes } from './scenes/auth.ts';
import { drawScenes } from './scenes/draws.ts';
import { memberScenes } from './scenes/member.ts';
import { walletScenes } from './scenes/wallet.ts';

const scenes: readonly Scene[] = [
  ...authScenes,
  ...drawScenes,
  ...walletScenes,
  ...memberScenes,
  ...appShellScenes,
];
const viewers = ['visitor', 'member', 'newcomer'] as const;
const screens = [...new Set(scenes.map(({ screen }) => screen))];
const emails = { ciu: undefined, riverside: undefined, harlequin: 'kim@example.com' } as const;

function fileOf({ screen, state }: Scene, club: GalleryTenant, width: Width, theme: string): string {
  return `gallery/pictures/${screen}/${[state, club, width, theme].join('~')}.jpg`;
}

async function start(page: Page, club: GalleryTenant, path: string): Promise<void> {
  await page.goto(siteUrl(club, path));
  await expect(page.locator('#skeleton, [data-slot=screen-placeholder]')).toHaveCount(0);
}

/** Sets the window to the page's height, so that sticky elements stay at their edge. */
async function stretch(page: Page, { width, height }: (typeof widths)[Width]): Promise<void> {
  const needed = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, needed) });
}

async function photograph({ page, club }: Stage, scene: Scene, width: Width): Promise<void> {
  if (scene.isFullPage) await stretch(page, widths[width]);
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    const path = fileOf(scene, club, width, colorScheme);
    await page.screenshot({ path, type: 'jpeg', quality: 82, animations: 'disabled' });
  }
  if (scene.isFullPage) await page.setViewportSize(widths[width]);
}

function scenesOf(screen: string, viewer: Viewer, club: GalleryTenant, width: Width): Scene[] {
  return scenes.filter(
    (scene) =>
      scene.screen === screen &&
      (scene.viewer ?? 'member') === viewer &&
      (scene.only ?? width) === width &&
      (scene.tenants ?? galleryTenants).includes(club),
  );
}

for (const width of ['phone', 'desktop'] as const) {
  test.describe(width, () => {
    test.use({ viewport: widths[width], isMobile: width === 'phone', hasTouch: width === 'phone' });
    for (const screen of screens)
      for (const club of galleryTenants)
        for (const viewer of viewers) {
          const mine = scenesOf(screen, viewer, club, width);
          if (mine.length === 0) continue;
          test(`${screen} of ${club} for the ${viewer}`, async ({ page, problems, sandbox, signedIn }) => {
            problems.allow(/./);
            if (viewer === 'newcomer') await signedIn(page, club, 'empty@example.com');
            if (viewer === 'member') await signedIn(page, club, emails[club]);
            const open = async (path: string) => {
              await start(page, club, path);
              await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
            };
            for (const scene of mine) {
              await page.emulateMedia({ colorScheme: 'light' });
              const stage = { page, sandbox, club, open, start: (path: string) => start(page, club, path) };
              await test.step(scene.state, async () => {
                await scene.play(stage);
                await photograph(stage, scene, width);
              });
              await removeOrders(page);
              await sandbox.clearFaults();
              await page.context().setOffline(false);
              await page.unrouteAll();
            }
          });
        }
  });
}
