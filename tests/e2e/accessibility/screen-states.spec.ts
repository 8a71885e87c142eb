/**
 * Every state of every screen: WCAG 2.2 AA as far as automation can check it, and the layout at every viewport.
 * `npm test` visits each screen on a narrow phone in large text. Screens, and a twelfth of their states, are also
 * visited at one of the other viewports, by turns.
 */
import type { Page } from '@playwright/test';
import { desktopFromPx } from '../../../src/lib/config.ts';
import { routeNames } from '../../../src/lib/routes.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { memberStates, visitorStates } from '../helpers/states/all-states.ts';
import { dataStates, visitDataStates } from '../helpers/states/data-states.ts';
import type { ScreenState } from '../helpers/states/screen-state.ts';
import { visitStates } from '../helpers/states/state-visits.ts';
import { mockLongTexts } from '../helpers/visual-checks/long-texts.ts';
import { layoutFindings } from '../helpers/visual-checks/viewport-checks.ts';
import {
  allViewports,
  deal,
  longTextViewports,
  narrowViewport,
  reducedViewports,
  type Viewport,
  withBarChecks,
} from '../helpers/visual-checks/viewports.ts';
import { wcagFindings } from '../helpers/visual-checks/wcag.ts';
import { isSoak, sample } from '../helpers/walks.ts';

test.use({ actionTimeout: 15_000, hasTouch: true });

const walk = { tag: '@wide' };
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } } as const;

const isPlain = ({ name }: ScreenState) => name === undefined;
const isNamed = (state: ScreenState) => !isPlain(state);

/** Every screen, and a sample of its states. They open on a phone, unless only wide windows have them. */
const onPhone = (states: readonly ScreenState[]) =>
  [...states.filter(isPlain), ...sample(states.filter(isNamed), 4)].map(({ open, ...state }) => ({
    ...state,
    open: async (...[page, sandbox]: Parameters<NonNullable<ScreenState['open']>>) => {
      await page.setViewportSize(sizes[state.only ?? 'phone']);
      await open?.(page, sandbox);
    },
  }));

/** Named states differ from their screen in one part, so fewer viewports suffice. */
function viewportsFor(state: ScreenState): readonly Viewport[] {
  const suited = (isPlain(state) ? allViewports : reducedViewports).filter(
    ({ width }) => state.only !== 'desktop' || width >= desktopFromPx,
  );
  const dealt = deal(suited, routeNames.indexOf(state.route));
  const viewports = isPlain(state) && !isSoak ? [narrowViewport, ...dealt] : dealt;
  // The checks of bars move the focus below the popover, which closes it.
  if (state.name === 'notifications popover') return viewports.map((room) => ({ ...room, bars: false }));
  return state.route === 'draw' ? withBarChecks(viewports) : viewports;
}

async function findings(page: Page, viewports: readonly Viewport[]): Promise<string[]> {
  return [...(await wcagFindings(page)), ...(await layoutFindings(page, viewports))];
}

/** Named states look the same at any width, so only phones check them by WCAG. */
async function stateFindings(page: Page, state: ScreenState): Promise<string[]> {
  const found = await findings(page, viewportsFor(state));
  if (!isSoak || !isPlain(state)) return found;
  await page.setViewportSize(sizes.desktop);
  return [...found, ...(await wcagFindings(page))];
}

/** Two halves, which run at the same time. */
const everySecond = (from: 0 | 1) => memberStates.filter((_, index) => index % 2 === from);

for (const [subject, club, states] of [
  ['half the screens of a member', 'ciu', everySecond(0)],
  ['the other screens of a member', 'ciu', everySecond(1)],
  ['screens of a visitor', 'riverside', visitorStates],
] as const)
  test(`${subject} are accessible and fit every width`, walk, async ({ page, sandbox, signedIn }) => {
    if (club === 'ciu') await signedIn(page, club);
    const tour = { page, club, sandbox, states: onPhone(states) };
    expect(await visitStates(tour, (state) => stateFindings(page, state))).toEqual({});
  });

for (const lack of dataStates) {
  const title = `screens are accessible and fit every width when their data ${lack.what}`;
  test(title, { tag: ['@wide', '@soak'] }, async ({ page, sandbox, signedIn }) => {
    const visit = () => findings(page, reducedViewports);
    expect(await visitDataStates({ page, sandbox, signedIn }, lack, visit)).toEqual({});
  });
}

test('screens fit every width with long words, prizes, sums and numbers', {
  tag: ['@wide', '@soak'],
}, async ({ page, sandbox, signedIn }) => {
  await signedIn(page, 'riverside');
  const wanted = memberStates.filter((state) => isPlain(state) || state.name === 'switch client');
  const states = onPhone(sample(wanted, 6));
  const tour = { page, club: 'riverside', sandbox, states, prepare: () => mockLongTexts(page) };
  expect(await visitStates(tour, () => layoutFindings(page, sample(longTextViewports, 4)))).toEqual({});
});
