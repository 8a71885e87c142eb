/**
 * Every screen in every state reads as if designed for the width it gets: on phones upright and lying down, on tablets
 * and on desktops, with the sidebar open and collapsed, with text of the usual and of twice the usual size, in a wide
 * font, and with the longest that a club may say.
 */
import type { Page } from '@playwright/test';
import { desktopFromPx } from '../../../src/lib/config.ts';
import { expect, test } from '../support/fixtures.ts';
import { keyboardFindings } from '../support/sight/cover.ts';
import { lacks, walkLacking } from '../support/sight/lacks.ts';
import { roomFindings } from '../support/sight/layout.ts';
import { sayMuch } from '../support/sight/long-words.ts';
import {
  byKeyboard,
  enterRoom,
  leaveRooms,
  longRooms,
  nameOf,
  oddRooms,
  type Room,
  rooms,
  roomsForParts,
} from '../support/sight/rooms.ts';
import { visitStandIns } from '../support/sight/stand-ins.ts';
import type { ScreenState } from '../support/sight/states/state.ts';
import { memberStates, visitorStates } from '../support/sight/states/states.ts';
import { walk } from '../support/walk.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 15_000, hasTouch: true });
// Dozens of screens in dozens of rooms.
test.setTimeout(600_000);

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } } as const;

/** Runs in the page: what makes the state that it is in, so that it can be told whether that is kept. */
function traces(): string[] {
  const marks =
    'dialog[open], .menu-popover:popover-open, main [aria-expanded=true], [aria-invalid=true], .toast, .alert';
  return [...document.querySelectorAll<HTMLElement>(marks)]
    .filter((element) => element.checkVisibility())
    .map(({ tagName, innerText }) => `${tagName} '${innerText.slice(0, 40)}'`);
}

/** What is wrong on the page in any of the rooms: the finding, and where. */
async function findings(page: Page, wanted: readonly Room[]): Promise<string[]> {
  const found = new Map<string, Set<string>>();
  const before = page.viewportSize();
  const state = await page.evaluate(traces);
  const hasSidebar = await page.evaluate(() => document.querySelector('.sidebar') !== null);
  let last: Room | undefined;
  for (const room of wanted) {
    if (room.collapsed && !hasSidebar) continue;
    await enterRoom(page, room, last);
    last = room;
    for (const line of await roomFindings(page, room.insets))
      found.set(line, (found.get(line) ?? new Set()).add(nameOf(room)));
  }
  if (wanted.some(({ width }) => width < desktopFromPx)) {
    await enterRoom(page, byKeyboard);
    for (const line of await keyboardFindings(page)) found.set(line, new Set(['above the keyboard']));
  }
  await leaveRooms(page, before);
  const after = await page.evaluate(traces);
  for (const trace of state)
    if (!after.includes(trace)) found.set(`${trace} was lost`, new Set(['after all rooms']));
  return [...found].map(([line, where]) => `${line}: ${[...where].join(', ')}`);
}

/** Each state is entered at a width that has it; what only wide windows have is looked at in those. */
const entered = (states: readonly ScreenState[]) =>
  states.map(({ open, ...state }) => ({
    ...state,
    open: async (...[page, sandbox]: Parameters<NonNullable<ScreenState['open']>>) => {
      await page.setViewportSize(sizes[state.only ?? 'desktop']);
      await open?.(page, sandbox);
    },
  }));

/** A state that has a name differs in one part from its screen, which is among the states by itself. */
const roomsFor = ({ name, only }: ScreenState) =>
  (name === undefined ? rooms : roomsForParts).filter(
    ({ width }) => only !== 'desktop' || width >= desktopFromPx,
  );

const isOfDraws = ({ route }: ScreenState) => route === 'raffles' || route === 'draw' || route === 'tickets';

const isPlain = ({ route, name }: ScreenState) =>
  name === undefined || (route === 'profile' && name === 'switch client');

for (const [what, states] of [
  ['of raffles', memberStates.filter(isOfDraws)],
  ['of all else', memberStates.filter((state) => !isOfDraws(state))],
] as const) {
  test(`what a member sees ${what} suits every width`, async ({ page, sandbox, problems, signedIn }) => {
    problems.allow(/status of [45]/);
    await signedIn(page, 'ciu');
    const tour = { page, club: 'ciu', sandbox, states: entered(states) };
    expect(await walk(tour, (state) => findings(page, roomsFor(state)))).toEqual({});
  });
}

test('what a visitor sees suits every width', async ({ page, sandbox, problems }) => {
  problems.allow(/status of [45]/);
  const tour = { page, club: 'riverside', sandbox, states: entered(visitorStates) };
  expect(await walk(tour, (state) => findings(page, roomsFor(state)))).toEqual({});
});

for (const lack of lacks) {
  test(`what ${lack.what} suits every width`, async ({ page, sandbox, problems, signedIn }) => {
    problems.allow(/status of 500/);
    const guest = { page, sandbox, signedIn };
    expect(await walkLacking(guest, lack, () => findings(page, roomsForParts))).toEqual({});
  });
}

test('what stands in place of a screen suits every width', async ({
  page,
  context,
  sandbox,
  signedIn,
  problems,
}) => {
  problems.allow(/./);
  const guest = { page, context, sandbox, signedIn };
  expect(await visitStandIns(guest, () => findings(page, rooms))).toEqual({});
});

test('a width or a font that nobody thought of has every screen readable', async ({
  page,
  sandbox,
  problems,
  signedIn,
}) => {
  problems.allow(/status of 4/);
  await signedIn(page, 'ciu');
  const tour = { page, club: 'ciu', sandbox, states: entered(memberStates.filter(isPlain)) };
  expect(await walk(tour, () => findings(page, oddRooms))).toEqual({});
});

test('long words, prizes, sums and numbers suit every width', async ({ page, sandbox, signedIn }) => {
  await signedIn(page, 'riverside');
  const states = entered(memberStates.filter(isPlain));
  const tour = { page, club: 'riverside', sandbox, states, prepare: () => sayMuch(page) };
  expect(await walk(tour, () => findings(page, longRooms))).toEqual({});
});
