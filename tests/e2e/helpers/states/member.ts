import type { Page } from '@playwright/test';
import { closeMessages, holdMessages, press, type ScreenState, submit } from './screen-state.ts';

/** Cancels an unfinished edit first. */
async function edit(page: Page): Promise<void> {
  const toggle = page.getByRole('button', { name: /^(Edit|Cancel) personal info$/ });
  if ((await toggle.textContent())?.startsWith('Cancel')) await toggle.click();
  await toggle.click();
}

/** Stores or removes the demo member's reminder as another tab does. */
function setReminder(text: string): void {
  const key = `kept ${location.hostname.split('.')[0]}/alex%40example.com reminder`;
  if (text) localStorage.setItem(key, text);
  else localStorage.removeItem(key);
  dispatchEvent(new StorageEvent('storage', { key }));
}

const remind = (page: Page) => page.evaluate(setReminder, '1 week');
const remindNoMore = (page: Page) => page.evaluate(setReminder, '');

export const accountStates: readonly ScreenState[] = [
  { route: 'createSupportRequest', name: 'all wrong', open: submit },
  {
    route: 'changePassword',
    name: 'shown and wrong',
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Show .*password$/ })
        .first()
        .click();
      await submit(page);
    },
  },
  { route: 'profile', name: 'edited', open: edit },
  {
    route: 'profile',
    name: 'edited wrongly',
    open: async (page) => {
      await edit(page);
      await page.getByLabel('Name').fill('');
      await page.getByLabel('City').fill('Y');
      await submit(page);
    },
  },
  {
    route: 'profile',
    name: 'date picker',
    open: async (page) => {
      await edit(page);
      await press(page, /^Date of birth/);
      await page.getByRole('grid').waitFor();
    },
  },
  {
    route: 'profile',
    name: 'email dialog, wrong',
    open: async (page) => {
      await press(page, 'Edit email');
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    },
  },
  {
    route: 'profile',
    name: 'switch client',
    open: async (page) => {
      await press(page, 'Switch Client');
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    },
  },
  {
    route: 'profile',
    name: 'identifier, edited',
    open: async (page) => {
      await page.getByRole('tab').last().click();
      await press(page, /^Edit (Pass card|Membership ID)/);
    },
  },
  {
    route: 'playInControl',
    name: 'with a reminder',
    open: async (page) => {
      await remind(page);
      await page.getByText('You are reminded at').waitFor();
    },
    cleanUp: remindNoMore,
  },
  {
    route: 'deposit',
    name: 'past a reminder',
    open: async (page) => {
      await remind(page);
      await press(page, '£20');
      await page.getByText('This would pass your reminder').waitFor();
    },
    cleanUp: remindNoMore,
  },
  {
    route: 'termsOfService',
    name: 'three messages',
    open: async (page) => {
      for (let count = 0; count < 3; count += 1) await press(page, 'Copy link');
      await holdMessages(page);
    },
    cleanUp: closeMessages,
  },
];
