/** Takes the pictures of every state that `e2e/helpers/states` lists, for `npm run gallery`. No test judges them. */
import type { Page } from '@playwright/test';
import { notices } from '../../src/lib/messages/notices.ts';
import { getRoute } from '../../src/lib/routes.ts';
import { siteUrl, test } from '../e2e/helpers/fixtures.ts';
import { memberStates, visitorStates } from '../e2e/helpers/states/all-states.ts';
import { dataStates, visitDataStates } from '../e2e/helpers/states/data-states.ts';
import type { ScreenState } from '../e2e/helpers/states/screen-state.ts';
import { visitStates, windowSizes } from '../e2e/helpers/states/state-visits.ts';

const themes = ['light', 'dark'] as const;

type Width = keyof typeof windowSizes;

const isPlain = ({ name }: ScreenState) => name === undefined;

/** Named states are written for one club of the demo. */
const walks = [
  { viewer: 'member', club: 'ciu', states: memberStates },
  { viewer: 'member', club: 'riverside', states: memberStates.filter(isPlain) },
  { viewer: 'member', club: 'harlequin', email: 'kim@example.com', states: memberStates.filter(isPlain) },
  { viewer: 'visitor', club: 'riverside', states: visitorStates },
  { viewer: 'visitor', club: 'ciu', states: visitorStates.filter(isPlain) },
  { viewer: 'visitor', club: 'harlequin', states: visitorStates.filter(isPlain) },
] as const;

/** Takes a picture of the window, and one of the whole page unless a dialog covers it. */
async function photograph(page: Page, screen: string, name: string, width: Width): Promise<void> {
  await page.setViewportSize(windowSizes[width]);
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
  const club = new URL(page.url()).host.split('.')[0];
  const take = async (state: string) => {
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      const path = `gallery/pictures/${screen}/${[state, club, width, colorScheme].join('~')}.jpg`;
      await page.screenshot({ path, type: 'jpeg', quality: 82, animations: 'disabled' });
    }
  };
  await take(name);
  const needed = await page.evaluate(() =>
    document.querySelector('dialog[open]') ? 0 : document.documentElement.scrollHeight,
  );
  if (needed > windowSizes[width].height) {
    // Stretches the window, so that sticky elements stay at their edge.
    await page.setViewportSize({ width: windowSizes[width].width, height: needed });
    await take(`${name}, whole page`);
  }
  await page.setViewportSize(windowSizes.phone);
}

/** Screens that replace another one. */
const replacements: readonly (readonly [
  name: string,
  club: string,
  open: (page: Page) => Promise<unknown>,
])[] = [
  ['not found', 'ciu', (page) => page.goto(siteUrl('ciu', '/no-such-page'))],
  ['unknown club', 'nobody', (page) => page.goto(siteUrl('nobody', '/sign-in'))],
  [
    'offline',
    'ciu',
    async (page) => {
      await page.goto(siteUrl('ciu'));
      await page.context().setOffline(true);
      await page.getByText(notices.offline).first().waitFor();
    },
  ],
  [
    'crash',
    'ciu',
    async (page) => {
      const body = "export default () => { throw new Error('a defect') }";
      await page.route(/_astro\/help\./, (route) => route.fulfill({ contentType: 'text/javascript', body }));
      await page.goto(siteUrl('ciu', '/help'));
      await page.getByText('Application Error').waitFor();
    },
  ],
];

test.beforeEach(({ problems }) => problems.allow(/./));

for (const width of ['phone', 'desktop'] as const) {
  test.describe(width, () => {
    for (const { viewer, club, states, ...member } of walks)
      for (const [route, ofRoute] of Map.groupBy(states, (state) => state.route)) {
        const shown = ofRoute.filter(({ only = width }) => only === width);
        test(`${route} of ${club} for a ${viewer}`, async ({ page, sandbox, signedIn }) => {
          const email = 'email' in member ? member.email : undefined;
          if (getRoute(route).access === 'protected' || viewer === 'member')
            await signedIn(page, club, email);
          await visitStates({ page, club, sandbox, states: shown }, async ({ name = 'loaded' }) => {
            await photograph(page, route, name, width);
            return [];
          });
        });
      }

    for (const lack of dataStates)
      test(`screens of ${lack.club} when their data ${lack.what}`, async ({ page, sandbox, signedIn }) => {
        await visitDataStates({ page, sandbox, signedIn }, lack, async ({ route }) => {
          await photograph(page, route, lack.what, width);
          return [];
        });
      });

    for (const [name, club, open] of replacements)
      test(`${name} of ${club}`, async ({ page }) => {
        await open(page);
        await photograph(page, 'frame', name, width);
      });
  });
}
