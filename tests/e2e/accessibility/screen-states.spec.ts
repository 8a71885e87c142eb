/** Every state of every screen: WCAG 2.2 AA as far as automation can check it, and the layout at every viewport. */
import type { Page } from '@playwright/test';
import { desktopFromPx } from '../../../src/lib/config.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { memberStates, visitorStates } from '../helpers/states/all-states.ts';
import { dataStates, visitDataStates } from '../helpers/states/data-states.ts';
import type { ScreenState } from '../helpers/states/screen-state.ts';
import { visitStates, windowSizes } from '../helpers/states/state-visits.ts';
import { mockLongTexts } from '../helpers/visual-checks/long-texts.ts';
import { layoutFindings } from '../helpers/visual-checks/viewport-checks.ts';
import {
  allViewports,
  longTextViewports,
  reducedViewports,
  unusualViewports,
  type Viewport,
  withBarChecks,
} from '../helpers/visual-checks/viewports.ts';
import { wcagFindings } from '../helpers/visual-checks/wcag.ts';
import { isSoak } from '../helpers/walks.ts';

test.use({ actionTimeout: 15_000, hasTouch: true });
test.setTimeout(600_000);

const walk = { tag: ['@wide', '@walk'] };

const isPlain = ({ name }: ScreenState) => name === undefined;
const isOfDraws = ({ route }: ScreenState) => route === 'draws' || route === 'draw' || route === 'tickets';

/** Named states differ from their screen in one part, so fewer viewports suffice. */
function viewportsFor(state: ScreenState): readonly Viewport[] {
  const all = isPlain(state) ? [...allViewports, ...unusualViewports] : reducedViewports;
  const suited = all.filter(({ width }) => state.only !== 'desktop' || width >= desktopFromPx);
  // The checks of bars move the focus below the popover, which closes it.
  if (state.name === 'notifications popover') return suited.map((room) => ({ ...room, bars: false }));
  return state.route === 'draw' ? withBarChecks(suited) : suited;
}

async function findings(page: Page, viewports: readonly Viewport[]): Promise<string[]> {
  return [...(await wcagFindings(page)), ...(await layoutFindings(page, viewports))];
}

/** Named states look the same at any width, so only phones check them by WCAG. */
async function stateFindings(page: Page, state: ScreenState): Promise<string[]> {
  const found = await findings(page, viewportsFor(state));
  if (!isSoak || !isPlain(state)) return found;
  await page.setViewportSize(windowSizes.desktop);
  return [...found, ...(await wcagFindings(page))];
}

for (const [what, states] of [
  ['raffle', memberStates.filter(isOfDraws)],
  ['other', memberStates.filter((state) => !isOfDraws(state))],
] as const) {
  test(
    `${what} screens of a member are accessible and fit every width`,
    walk,
    async ({ page, sandbox, signedIn }) => {
      await signedIn(page, 'ciu');
      const tour = { page, club: 'ciu', sandbox, states };
      expect(await visitStates(tour, (state) => stateFindings(page, state))).toEqual({});
    },
  );
}

test('screens of a visitor are accessible and fit every width', walk, async ({ page, sandbox }) => {
  const tour = { page, club: 'riverside', sandbox, states: visitorStates };
  expect(await visitStates(tour, (state) => stateFindings(page, state))).toEqual({});
});

for (const lack of dataStates) {
  test(
    `screens are accessible and fit every width when their data ${lack.what}`,
    walk,
    async ({ page, sandbox, signedIn }) => {
      const guest = { page, sandbox, signedIn };
      expect(await visitDataStates(guest, lack, () => findings(page, reducedViewports))).toEqual({});
    },
  );
}

test(
  'screens fit every width with long words, prizes, sums and numbers',
  walk,
  async ({ page, sandbox, signedIn }) => {
    await signedIn(page, 'riverside');
    const states = memberStates.filter((state) => isPlain(state) || state.name === 'switch client');
    const tour = { page, club: 'riverside', sandbox, states, prepare: () => mockLongTexts(page) };
    expect(await visitStates(tour, () => layoutFindings(page, longTextViewports))).toEqual({});
  },
);
