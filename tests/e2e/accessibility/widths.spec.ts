/** Layout of every state at every viewport, text size and text length. */
import type { Page } from '@playwright/test';
import { desktopFromPx } from '../../../src/lib/config.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { memberStates, visitorStates } from '../helpers/states/all-states.ts';
import { dataStates, visitDataStates } from '../helpers/states/data-states.ts';
import { visitFallbackScreens } from '../helpers/states/fallback-screens.ts';
import type { ScreenState } from '../helpers/states/screen-state.ts';
import { visitStates } from '../helpers/states/state-visits.ts';
import { mockLongTexts } from '../helpers/visual-checks/long-texts.ts';
import { resetViewport, viewportFindings } from '../helpers/visual-checks/viewport-checks.ts';
import {
  allViewports,
  keyboardViewport,
  longTextViewports,
  reducedViewports,
  unusualViewports,
  type Viewport,
  viewportName,
  withBarChecks,
} from '../helpers/visual-checks/viewports.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 15_000, hasTouch: true });
test.setTimeout(600_000);

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } } as const;

/** Elements that make up the state. Runs in the page. */
function traces(): string[] {
  const marks =
    'dialog[open], [popover=auto]:popover-open, main [aria-expanded=true], [aria-invalid=true], .toast, .alert';
  return [...document.querySelectorAll<HTMLElement>(marks)]
    .filter((element) => element.checkVisibility())
    .map(({ tagName, innerText }) => `${tagName} '${innerText.slice(0, 40)}'`);
}

/** Features that some viewports need. Runs in the page. */
const parts = () => ({
  sidebar: document.querySelector('#sidebar') !== null,
  fields: document.querySelector('input:not([type=checkbox], [type=radio]), textarea') !== null,
});

/** Layout problems, each with its viewports. */
async function findings(page: Page, wanted: readonly Viewport[]): Promise<string[]> {
  const found = new Map<string, Set<string>>();
  const note = (lines: readonly string[], where: string) => {
    for (const line of lines) found.set(line, (found.get(line) ?? new Set()).add(where));
  };
  const before = page.viewportSize();
  const state = await page.evaluate(traces);
  const has = await page.evaluate(parts);
  let last: Viewport | undefined;
  if (has.fields && wanted.some(({ width }) => width < desktopFromPx)) {
    note(await viewportFindings(page, keyboardViewport), viewportName(keyboardViewport));
    last = keyboardViewport;
  }
  for (const room of wanted) {
    if (room.collapsed && !has.sidebar) continue;
    note(await viewportFindings(page, room, last), viewportName(room));
    last = room;
  }
  await resetViewport(page, before, last);
  const after = await page.evaluate(traces);
  note(
    state.filter((trace) => !after.includes(trace)).map((trace) => `${trace} was lost`),
    'after all rooms',
  );
  return [...found].map(([line, where]) => `${line}: ${[...where].join(', ')}`);
}

const entered = (states: readonly ScreenState[]) =>
  states.map(({ open, ...state }) => ({
    ...state,
    open: async (...[page, sandbox]: Parameters<NonNullable<ScreenState['open']>>) => {
      await page.setViewportSize(sizes[state.only ?? 'desktop']);
      await open?.(page, sandbox);
    },
  }));

const isOfDraws = ({ route }: ScreenState) => route === 'draws' || route === 'draw' || route === 'tickets';

/** Named states differ from their screen in one part, so fewer viewports suffice. */
function roomsFor(state: ScreenState): readonly Viewport[] {
  const all = state.name === undefined ? allViewports : reducedViewports;
  const suited = all.filter(({ width }) => state.only !== 'desktop' || width >= desktopFromPx);
  // The checks of bars move the focus below the popover, which closes it.
  if (state.name === 'notifications popover') return suited.map((room) => ({ ...room, bars: false }));
  return state.route === 'draw' ? withBarChecks(suited) : suited;
}

const isPlain = ({ route, name }: ScreenState) =>
  name === undefined || (route === 'profile' && name === 'switch client');

for (const [what, states] of [
  ['of raffles', memberStates.filter(isOfDraws)],
  ['of all else', memberStates.filter((state) => !isOfDraws(state))],
] as const) {
  test(`what a member sees ${what} suits every width`, { tag: ['@wide', '@walk'] }, async ({
    page,
    sandbox,
    signedIn,
  }) => {
    await signedIn(page, 'ciu');
    const tour = { page, club: 'ciu', sandbox, states: entered(states) };
    expect(await visitStates(tour, (state) => findings(page, roomsFor(state)))).toEqual({});
  });
}

test('what a visitor sees suits every width', { tag: ['@wide', '@walk'] }, async ({ page, sandbox }) => {
  const tour = { page, club: 'riverside', sandbox, states: entered(visitorStates) };
  expect(await visitStates(tour, (state) => findings(page, roomsFor(state)))).toEqual({});
});

for (const lack of dataStates) {
  test(`what ${lack.what} suits every width`, { tag: ['@wide', '@walk'] }, async ({
    page,
    sandbox,
    signedIn,
  }) => {
    const guest = { page, sandbox, signedIn };
    expect(await visitDataStates(guest, lack, () => findings(page, reducedViewports))).toEqual({});
  });
}

test('what stands in place of a screen suits every width', { tag: ['@wide', '@walk'] }, async ({
  page,
  context,
  sandbox,
  signedIn,
  problems,
}) => {
  problems.allow(/./);
  const guest = { page, context, sandbox, signedIn };
  expect(await visitFallbackScreens(guest, () => findings(page, reducedViewports))).toEqual({});
});

test('a width or a font that nobody thought of has every screen readable', {
  tag: ['@wide', '@walk'],
}, async ({ page, sandbox, signedIn }) => {
  await signedIn(page, 'ciu');
  const tour = { page, club: 'ciu', sandbox, states: entered(memberStates.filter(isPlain)) };
  expect(await visitStates(tour, () => findings(page, unusualViewports))).toEqual({});
});

test('long words, prizes, sums and numbers suit every width', { tag: ['@wide', '@walk'] }, async ({
  page,
  sandbox,
  signedIn,
}) => {
  await signedIn(page, 'riverside');
  const states = entered(memberStates.filter(isPlain));
  const tour = { page, club: 'riverside', sandbox, states, prepare: () => mockLongTexts(page) };
  expect(await visitStates(tour, () => findings(page, longTextViewports))).toEqual({});
});
