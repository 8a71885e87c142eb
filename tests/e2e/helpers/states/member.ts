import type { Page } from '@playwright/test';
import { getAnonymousKey } from '../../../../src/lib/storage/scoped-storage.ts';
import {
  closeMessages,
  holdMessages,
  openRows,
  press,
  type ScreenState,
  state,
  submit,
  waitForText,
} from './screen-state.ts';

/** Cancels an unfinished edit first. */
async function edit(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: /^(Edit|Cancel) personal info$/ });
  if ((await toggle.textContent())?.startsWith('Cancel')) await toggle.click();
  await toggle.click();
}

/** Runs in the page. Stores or removes a text as another tab does. */
function storeText([key, text]: readonly [string, string]): void {
  if (text) localStorage.setItem(key, text);
  else localStorage.removeItem(key);
  dispatchEvent(new StorageEvent('storage', { key }));
}

const pauseKey = `pause/${getAnonymousKey('ciu', 'alex@example.com')}`;
const reminderKey = `owner/ciu/${encodeURIComponent('alex@example.com')}/reminder`;

const remind = (page: Page) => page.evaluate(storeText, [reminderKey, '1 week'] as const);
const remindNoMore = (page: Page) => page.evaluate(storeText, [reminderKey, ''] as const);

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const longPause = `${day(200)} ${day(0)} The rent comes first. ${'Really. '.repeat(20)}`;
const pause = (page: Page) => page.evaluate(storeText, [pauseKey, longPause] as const);
const endPause = (page: Page) => page.evaluate(storeText, [pauseKey, ''] as const);

const openRow = (page: Page, title: RegExp) => page.getByRole('heading', { name: title }).click();

export const accountStates: readonly ScreenState[] = [
  { route: 'createSupportRequest', name: 'all wrong', open: submit },
  state({ route: 'changePassword', name: 'shown and wrong' }, async (page) => {
    await page
      .getByRole('button', { name: /^Show .*password$/ })
      .first()
      .click();
    await submit(page);
  }),
  { route: 'profile', name: 'edited', open: edit },
  state({ route: 'profile', name: 'edited wrongly' }, async (page) => {
    await edit(page);
    await page.getByLabel('Name').fill('');
    await page.getByLabel('City').fill('Y');
    await submit(page);
  }),
  state({ route: 'profile', name: 'date picker' }, async (page) => {
    await edit(page);
    await press(page, /^Date of birth/);
    await page.getByRole('grid').waitFor();
  }),
  state({ route: 'profile', name: 'email dialog, wrong' }, async (page) => {
    await press(page, 'Edit email');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  }),
  state({ route: 'profile', name: 'switch client' }, async (page) => {
    await press(page, 'Switch Client');
    await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  }),
  state({ route: 'profile', name: 'identifier, edited' }, async (page) => {
    await page.getByRole('tab').last().click();
    await press(page, /^Edit (Pass card|Membership ID)/);
  }),
  state(
    { route: 'playInControl', name: 'every row open, with a reminder', cleanUp: remindNoMore },
    async (page) => {
      await remind(page);
      await openRows(page);
      await page.getByRole('button', { name: 'Turn off reminder' }).waitFor();
    },
  ),
  state({ route: 'deposit', name: 'past a reminder', cleanUp: remindNoMore }, async (page) => {
    await remind(page);
    await press(page, '£20');
    await waitForText(page, /^This takes you over/);
  }),
  state({ route: 'playInControl', name: 'asked whether to pause' }, async (page) => {
    await openRow(page, /^Pause/);
    await press(page, 'Set pause');
  }),
  ...(['playInControl', 'deposit', 'draw', 'wallet', 'subscriptions'] as const).map((route) =>
    state({ route, name: 'paused', cleanUp: endPause }, async (page) => {
      await pause(page);
      await waitForText(page, /^(Paused|: until) /);
      if (route === 'playInControl') await openRow(page, /^Pause/);
    }),
  ),
  {
    route: 'thisDevice',
    name: 'asked whether to delete everything',
    open: (page) => press(page, 'Delete all'),
  },
  state({ route: 'thisDevice', name: 'every row open' }, openRows),
  state({ route: 'termsOfService', name: 'three messages', cleanUp: closeMessages }, async (page) => {
    for (let count = 0; count < 3; count += 1) await press(page, 'Copy link');
    await holdMessages(page);
  }),
];
