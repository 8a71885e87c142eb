import type { Page } from '@playwright/test';
import { press, type ScreenState, state, submit, waitForAlert, waitForText } from './screen-state.ts';

const right = 'All tickets of a draw have the same chance';
const next = (page: Page) => press(page, 'Continue');

async function signUpAs(page: Page, email: string): Promise<void> {
  await page.getByLabel(right).check();
  await next(page);
  await page.getByLabel('Email').fill(email);
  await next(page);
  await page.getByLabel('Password', { exact: true }).waitFor();
}

async function openBirthday(page: Page): Promise<void> {
  await signUpAs(page, 'new@example.com');
  await press(page, /^Date of birth/);
  await page.getByRole('spinbutton').first().waitFor();
}

async function requestResetLink(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('alex@example.com');
  await submit(page);
  await page.getByText('Email was sent successfully').waitFor();
}

export const signInStates: readonly ScreenState[] = [
  { route: 'signIn', name: 'all wrong', open: submit },
  state({ route: 'signIn', name: 'refused' }, async (page) => {
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await submit(page);
    await waitForAlert(page);
  }),
  { route: 'forgotPassword', name: 'wrong', open: submit },
  state({ route: 'forgotPassword', name: 'sent' }, requestResetLink),
  state({ route: 'resetPassword', name: 'a good link' }, async (page, sandbox) => {
    await page.goto(new URL('/forgot-password', page.url()).href);
    await requestResetLink(page);
    const mail = (await sandbox.outbox()).findLast(({ to }) => to === 'alex@example.com');
    const [, token = ''] = /token=(\S+)/.exec(mail?.body ?? '') ?? [];
    await page.goto(new URL(`/reset-password?token=${token}`, page.url()).href);
    await submit(page);
  }),
  state({ route: 'forgotPassword', name: 'failed' }, async (page, sandbox) => {
    await sandbox.faults({ path: 'users/password_reset/', status: 500, times: 1 });
    await page.getByLabel('Email').fill('alex@example.com');
    await submit(page);
    await waitForAlert(page);
  }),
  state(
    { route: 'signIn', name: 'submitting', cleanUp: (_, sandbox) => sandbox.clearFaults() },
    async (page, sandbox) => {
      await sandbox.faults({ path: 'users/sign_in/', delayMs: 60_000, status: 401, times: 1 });
      await page.getByLabel('Email').fill('alex@example.com');
      await page.getByLabel('Password', { exact: true }).fill('wrong');
      await submit(page);
      await page.locator('main .loading').waitFor();
    },
  ),
  { route: 'callback', name: 'paid', query: '?amount=10&reference=R-1&lottery=2' },
  { route: 'callback', name: 'failed', query: '?error=The+payment+was+declined' },
];

export const signUpStates: readonly ScreenState[] = [
  { route: 'signUp', name: 'quiz without an answer', open: next },
  state({ route: 'signUp', name: 'email' }, async (page) => {
    await page.getByLabel(right).check();
    await next(page);
    await page.getByLabel('Email').waitFor();
    await next(page);
  }),
  state({ route: 'signUp', name: 'quiz answered wrongly' }, async (page) => {
    await page.getByRole('radio').first().check();
    await next(page);
    await waitForText(page, 'Wrong answer.');
  }),
  state({ route: 'signUp', name: 'email taken' }, async (page) => {
    await page.getByLabel(right).check();
    await next(page);
    await page.getByLabel('Email').fill('alex@example.com');
    await next(page);
    await waitForText(page, 'A user with this account already exists');
  }),
  { route: 'signUp', name: 'connect', open: (page) => signUpAs(page, 'sam@example.com') },
  state({ route: 'signUp', name: 'details, all wrong' }, async (page) => {
    await signUpAs(page, 'new@example.com');
    await submit(page);
  }),
  { route: 'signUp', name: 'details', open: (page) => signUpAs(page, 'new@example.com') },
  { route: 'signUp', name: 'birthday wheels', open: openBirthday },
  state({ route: 'signUp', name: 'birthday typed wrongly' }, async (page) => {
    await openBirthday(page);
    await press(page, 'Type the date');
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  }),
  state({ route: 'signUp', name: 'success' }, async (page, sandbox) => {
    const body = { access_token: 'a', refresh_token: 'b' };
    await sandbox.faults({ path: 'users/connect/', status: 200, body, times: 1 });
    await signUpAs(page, 'sam@example.com');
    await page.getByLabel('Password', { exact: true }).fill('demo-raffle-2026');
    await submit(page);
    await page.getByRole('link', { name: 'Go to sign in page' }).waitFor();
  }),
];
