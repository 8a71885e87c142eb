/**
 * Every screen in every state reads as if designed for the width it gets: on phones upright and lying down, on tablets
 * and on desktops, with the sidebar open and collapsed, with text of the usual and of twice the usual size, in a wide
 * font, and with the longest that a club may say.
 */
import type { Page } from '@playwright/test';
import { expect, siteUrl, test } from '../support/fixtures.ts';
import { edgeFindings, keyboardFindings, layoutFindings } from '../support/sight/layout.ts';
import { sayMuch } from '../support/sight/long-words.ts';
import { lostTextFindings } from '../support/sight/reflow.ts';
import {
  byKeyboard,
  enterRoom,
  leaveRooms,
  longRooms,
  nameOf,
  type Room,
  rooms,
} from '../support/sight/rooms.ts';
import { memberStates, type ScreenState, visitorStates } from '../support/sight/screen-states.ts';
import { smallTargetFindings } from '../support/sight/targets.ts';
import { walk } from '../support/walk.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, actionTimeout: 15_000, hasTouch: true });
// Dozens of screens in dozens of rooms.
test.setTimeout(600_000);

/** What is wrong on the page in any of the rooms: the finding, and where. */
async function findings(page: Page, wanted: readonly Room[]): Promise<string[]> {
  const found = new Map<string, Set<string>>();
  const before = page.viewportSize();
  let last: Room | undefined;
  for (const room of wanted) {
    await enterRoom(page, room, last);
    last = room;
    const lines = [
      ...(await lostTextFindings(page)),
      ...(await smallTargetFindings(page)),
      ...(await layoutFindings(page)),
      ...(room.insets ? await edgeFindings(page, room.insets) : []),
    ];
    for (const line of lines) found.set(line, (found.get(line) ?? new Set()).add(nameOf(room)));
  }
  await enterRoom(page, byKeyboard);
  for (const line of await keyboardFindings(page)) found.set(line, new Set(['above the keyboard']));
  await leaveRooms(page, before);
  return [...found].map(([line, where]) => `${line}: ${[...where].join(', ')}`);
}

/** The states that a wide window has; what is only on phones is there again when the window is narrow. */
const wide = (states: readonly ScreenState[]) => states.filter(({ only }) => only !== 'phone');

const isOfDraws = ({ route }: ScreenState) => route === 'raffles' || route === 'draw' || route === 'tickets';

test('what a member sees of raffles suits every width', async ({ page, sandbox, problems, signedIn }) => {
  problems.allow(/status of [45]/);
  await signedIn(page, 'ciu');
  const states = wide(memberStates).filter(isOfDraws);
  expect(await walk({ page, club: 'ciu', sandbox, states }, () => findings(page, rooms))).toEqual({});
});

test('what else a member sees suits every width', async ({ page, sandbox, problems, signedIn }) => {
  problems.allow(/status of [45]/);
  await signedIn(page, 'ciu');
  const states = wide(memberStates).filter((state) => !isOfDraws(state));
  expect(await walk({ page, club: 'ciu', sandbox, states }, () => findings(page, rooms))).toEqual({});
});

test('what a visitor sees suits every width', async ({ page, sandbox, problems }) => {
  problems.allow(/status of 4/);
  const states = wide(visitorStates);
  expect(await walk({ page, club: 'riverside', sandbox, states }, () => findings(page, rooms))).toEqual({});
});

test('dialogs and sheets stand above the keyboard of a phone', async ({ page, signedIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn(page, 'ciu');
  await page.goto(siteUrl('ciu', '/profile'));
  await page.getByRole('button', { name: 'Edit email' }).click();
  const save = page.getByRole('dialog').getByRole('button', { name: 'Save' });
  await expect(save).toBeInViewport();
  await page.evaluate(() => {
    const view = window.visualViewport;
    if (!view) throw new Error('nothing to tell of a keyboard');
    Object.defineProperty(view, 'height', { value: 500 });
    view.dispatchEvent(new Event('resize'));
  });
  const bottom = () => page.getByRole('dialog').evaluate((dialog) => dialog.getBoundingClientRect().bottom);
  await expect.poll(bottom).toBeLessThanOrEqual(500);
  await save.scrollIntoViewIfNeeded();
  const box = await save.boundingBox();
  expect((box?.y ?? 900) + (box?.height ?? 0)).toBeLessThanOrEqual(500);
});

test('long words, prizes, sums and numbers suit every width', async ({ page, sandbox, signedIn }) => {
  await signedIn(page, 'riverside');
  const states = wide(memberStates).filter(
    ({ route, name }) => name === undefined || (route === 'profile' && name === 'switch client'),
  );
  const prepare = () => sayMuch(page);
  expect(
    await walk({ page, club: 'riverside', sandbox, states, prepare }, () => findings(page, longRooms)),
  ).toEqual({});
});
