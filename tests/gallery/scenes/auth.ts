import type { Page } from '@playwright/test';
import { sharedNotices } from '../../../src/lib/messages/notices.ts';
import { errorBox } from '../../e2e/helpers/locators.ts';
import { demoMember } from '../../e2e/helpers/sign-in.ts';
import { createLoadedScene, type Scene, type Stage } from '../scene.ts';

const password = (page: Page) => page.getByLabel('Password', { exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const visitor = { viewer: 'visitor' } as const;
const withQuiz = ['ciu', 'riverside'] as const;
const rightAnswers = /^(18 years|All tickets of a draw have the same chance)$/;

async function signIn({ page, open }: Stage, secret: string): Promise<void> {
  await open('/sign-in');
  await page.getByLabel('Email').fill(demoMember.email);
  await password(page).fill(secret);
  await press(page, 'Sign in');
}

const signInScenes: Scene[] = [
  createLoadedScene('signIn', '/sign-in', visitor),
  {
    ...visitor,
    screen: 'signIn',
    state: 'wrong fields',
    play: async ({ page, open }) => {
      await open('/sign-in');
      await press(page, 'Sign in');
    },
  },
  {
    ...visitor,
    screen: 'signIn',
    state: 'refused',
    play: async (stage) => {
      await signIn(stage, 'wrong');
      await stage.page.getByRole('main').locator(errorBox).waitFor();
    },
  },
  {
    ...visitor,
    screen: 'signIn',
    state: 'club not reached',
    play: async ({ page, sandbox, open, start }) => {
      await open('/sign-in');
      await page.evaluate(() => localStorage.clear());
      await sandbox.faults({ path: 'clients/current/', status: 503 });
      await start('/sign-in');
      await page.locator('[data-slot=notices]').getByText(sharedNotices.tenantMissing).waitFor();
    },
  },
  // Runs last: without the fault its call succeeds and signs the visitor in.
  {
    ...visitor,
    screen: 'signIn',
    state: 'submitting',
    play: async (stage) => {
      await stage.sandbox.faults({ path: 'users/sign_in/', delayMs: 60_000 });
      await signIn(stage, demoMember.password);
      await stage.page.locator('.loading').waitFor();
    },
  },
];

async function askForLink({ page, open }: Stage): Promise<void> {
  await open('/forgot-password');
  await page.getByLabel('Email').fill(demoMember.email);
  await press(page, 'Send Link To email');
}

const passwordScenes: Scene[] = [
  createLoadedScene('forgotPassword', '/forgot-password', visitor),
  {
    ...visitor,
    screen: 'forgotPassword',
    state: 'sent',
    play: async (stage) => {
      await askForLink(stage);
      await stage.page.getByText('Email was sent successfully').first().waitFor();
    },
  },
  {
    ...visitor,
    screen: 'forgotPassword',
    state: 'failed',
    play: async (stage) => {
      await stage.sandbox.faults({ path: 'users/password_reset/', status: 500 });
      await askForLink(stage);
      await stage.page.getByRole('main').locator(errorBox).waitFor();
    },
  },
  {
    ...visitor,
    screen: 'resetPassword',
    state: 'invalid link',
    play: ({ open }) => open('/reset-password?token=spent'),
  },
  {
    ...visitor,
    screen: 'resetPassword',
    state: 'wrong fields',
    play: async ({ page, sandbox, open }) => {
      await sandbox.faults({ path: 'users/password_reset/validate_token/', status: 200, body: {} });
      await open('/reset-password?token=good');
      await page.getByLabel('New Password', { exact: true }).fill('short');
      await press(page, 'Change password');
    },
  },
];

async function toEmail({ page, open, club }: Stage): Promise<void> {
  await open('/sign-up');
  if (club === 'harlequin') return;
  await page.getByLabel(rightAnswers).check();
  await press(page, 'Continue');
}

async function toNext(stage: Stage, email: string): Promise<void> {
  await toEmail(stage);
  await stage.page.getByLabel('Email').fill(email);
  await press(stage.page, 'Continue');
}

async function toDetails(stage: Stage): Promise<void> {
  await toNext(stage, 'ada@example.com');
  await stage.page.getByLabel('Name').waitFor();
}

async function openBirthday(stage: Stage): Promise<void> {
  await toDetails(stage);
  await stage.page.getByRole('button', { name: /^Date of birth/ }).click();
  await stage.page.getByRole('button', { name: 'Confirm', exact: true }).waitFor();
}

const signUpScenes: Scene[] = [
  { ...visitor, screen: 'signUp', state: '1 quiz', tenants: withQuiz, play: ({ open }) => open('/sign-up') },
  {
    ...visitor,
    screen: 'signUp',
    state: '1 quiz, wrong',
    tenants: withQuiz,
    play: async ({ page, open }) => {
      await open('/sign-up');
      await page.getByRole('radio').first().check();
      await press(page, 'Continue');
    },
  },
  { ...visitor, screen: 'signUp', state: '2 email', play: toEmail },
  {
    ...visitor,
    screen: 'signUp',
    state: '2 email, taken',
    tenants: withQuiz,
    play: async (stage) => {
      await toNext(stage, demoMember.email);
      await stage.page.getByText('A user with this account already exists').first().waitFor();
    },
  },
  {
    ...visitor,
    screen: 'signUp',
    state: '3 connect',
    play: async (stage) => {
      await toNext(stage, 'elsewhere@example.com');
      await password(stage.page).waitFor();
    },
  },
  { ...visitor, screen: 'signUp', state: '3 details', isFullPage: true, play: toDetails },
  {
    ...visitor,
    screen: 'signUp',
    state: '3 details, wrong',
    isFullPage: true,
    play: async (stage) => {
      await toDetails(stage);
      await press(stage.page, 'Sign up');
    },
  },
  { ...visitor, screen: 'signUp', state: 'birthday sheet', play: openBirthday },
  {
    ...visitor,
    screen: 'signUp',
    state: 'birthday typed',
    play: async (stage) => {
      await openBirthday(stage);
      await press(stage.page, 'Type the date');
    },
  },
  {
    ...visitor,
    screen: 'signUp',
    state: '4 success',
    play: async (stage) => {
      await stage.sandbox.faults({
        path: 'users/connect/',
        status: 200,
        body: { access_token: 'a', refresh_token: 'b' },
      });
      await toNext(stage, 'elsewhere@example.com');
      await password(stage.page).fill('demo-raffle-2026');
      await stage.page.locator('main form button[type=submit]').click();
      await stage.page.getByRole('link', { name: 'Go to sign in page' }).waitFor();
    },
  },
];

export const authScenes: readonly Scene[] = [...signInScenes, ...passwordScenes, ...signUpScenes];
