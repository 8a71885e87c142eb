/**
 * Takes the pictures of every screen state (`tests/e2e/helpers/states`) for each tenant, width and theme, for
 * `npm run gallery`.
 */
import type { Page } from '@playwright/test';
import { test } from '../e2e/helpers/fixtures.ts';
import { memberStates, visitorStates } from '../e2e/helpers/states/all-states.ts';
import { dataStates, visitDataStates } from '../e2e/helpers/states/data-states.ts';
import type { ScreenState } from '../e2e/helpers/states/screen-state.ts';
import { visitStates } from '../e2e/helpers/states/state-visits.ts';
import { fallbacks } from './fallbacks.ts';

const emails = { ciu: undefined, riverside: undefined, harlequin: 'kim@example.com' } as const;
const clubs = ['ciu', 'riverside', 'harlequin'] as const;
const widths = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } } as const;

/** `home` is the tenant with the demo data of the named states. The others have the plain screens. */
const walks = [
  { viewer: 'member', states: memberStates, home: 'ciu' },
  { viewer: 'visitor', states: visitorStates, home: 'riverside' },
] as const;

interface Picture {
  readonly screen: string;
  readonly state: string;
  readonly club: string;
  readonly width: keyof typeof widths;
}

/**
 * Takes a picture in each theme. The window gets the page's height, so that sticky elements stay at their edge, unless
 * something lies over the page.
 */
async function photograph(page: Page, { screen, state, club, width }: Picture): Promise<void> {
  // Pictures of a loading screen never arrive.
  if (state !== 'is loading')
    await page.waitForFunction(() =>
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
    );
  const size = widths[width];
  const isCovered = (await page.locator('dialog[open], :popover-open').count()) > 0;
  const needed = await page.evaluate(() => document.documentElement.scrollHeight);
  if (!isCovered) await page.setViewportSize({ ...size, height: Math.max(size.height, needed) });
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    const path = `gallery/pictures/${screen}/${[state, club, width, colorScheme].join('~')}.jpg`;
    await page.screenshot({ path, type: 'jpeg', quality: 82, animations: 'disabled' });
  }
  await page.setViewportSize(size);
}

function listStates(
  states: readonly ScreenState[],
  route: string,
  width: keyof typeof widths,
  hasNamed: boolean,
) {
  const isShown = ({ name, only = width }: ScreenState) => only === width && (hasNamed || !name);
  return states.filter((state) => state.route === route && isShown(state));
}

test.beforeEach(({ problems }) => problems.allow(/./));

for (const width of ['phone', 'desktop'] as const) {
  test.describe(width, () => {
    test.use({ viewport: widths[width], isMobile: width === 'phone', hasTouch: width === 'phone' });

    for (const { viewer, states, home } of walks)
      for (const screen of new Set(states.map(({ route }) => route)))
        for (const club of clubs) {
          const shown = listStates(states, screen, width, club === home);
          if (shown.length === 0) continue;
          test(`${screen} of ${club} for a ${viewer}`, async ({ page, sandbox, signedIn }) => {
            if (viewer === 'member') await signedIn(page, club, emails[club]);
            await visitStates({ page, club, sandbox, states: shown }, async ({ name = 'plain' }) => {
              await photograph(page, { screen, state: name, club, width });
              return [];
            });
          });
        }

    for (const lack of dataStates)
      test(`screens of ${lack.club} whose data ${lack.what}`, async ({ page, sandbox, signedIn }) => {
        const { club, what } = lack;
        await visitDataStates({ page, sandbox, signedIn }, lack, async ({ route }) => {
          await photograph(page, { screen: route, state: what, club, width });
          return [];
        });
      });

    for (const viewer of ['member', 'visitor'] as const)
      test(`fallback screens for a ${viewer}`, async ({ page, sandbox, signedIn }) => {
        if (viewer === 'member') await signedIn(page, 'ciu');
        for (const { state, show } of fallbacks[viewer])
          await test.step(state, async () => {
            await show(page, sandbox);
            await photograph(page, { screen: 'fallback', state, club: 'ciu', width });
            await sandbox.clearFaults();
            await page.context().setOffline(false);
            await page.unrouteAll();
          });
      });
  });
}
