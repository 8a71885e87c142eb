import type { Page } from '@playwright/test';
import { sharedNotices } from '../../../src/lib/messages/notices.ts';
import { demoMember } from '../../e2e/helpers/sign-in.ts';
import { byVisitor, createScenes, press, type Scene, type Stage, waitForAlert, wholePage } from '../scene.ts';

const password = (page: Page) => page.getByLabel('Password', { exact: true });
const withQuiz = { tenants: ['ciu', 'riverside'] } as const;
const rightAnswers = /^(18 years|All tickets of a draw have the same chance)$/;

async function signIn(stage: Stage, secret: string): Promise<void> {
  await stage.page.getByLabel('Email').fill(demoMember.email);
  await password(stage.page).fill(secret);
  await press('Sign in')(stage);
}

const signInScenes = createScenes(
  'signIn',
  '/sign-in',
  [
    ['loaded'],
    ['wrong fields', press('Sign in')],
    [
      'refused',
      async (stage) => {
        await signIn(stage, 'wrong');
        await waitForAlert(stage);
      },
    ],
    [
      'club not reached',
      async ({ page, sandbox, start }) => {
        await page.evaluate(() => localStorage.clear());
        await sandbox.faults({ path: 'clients/current/', status: 503 });
        await start('/sign-in');
        await page.locator('[data-slot=notices]').getByText(sharedNotices.tenantMissing).waitFor();
      },
    ],
    // Runs last: without the fault its call succeeds and signs the visitor in.
    [
      'submitting',
      async (stage) => {
        await signIn(stage, demoMember.password);
        await stage.page.locator('.loading').waitFor();
      },
      { fault: { path: 'users/sign_in/', delayMs: 60_000 } },
    ],
  ],
  byVisitor,
);

async function requestLink(stage: Stage): Promise<void> {
  await stage.page.getByLabel('Email').fill(demoMember.email);
  await press('Send Link To email')(stage);
}

const passwordScenes = [
  ...createScenes(
    'forgotPassword',
    '/forgot-password',
    [
      ['loaded'],
      [
        'sent',
        async (stage) => {
          await requestLink(stage);
          await stage.page.getByText('Email was sent successfully').first().waitFor();
        },
      ],
      [
        'failed',
        async (stage) => {
          await requestLink(stage);
          await waitForAlert(stage);
        },
        { fault: { path: 'users/password_reset/', status: 500 } },
      ],
    ],
    byVisitor,
  ),
  ...createScenes(
    'resetPassword',
    '/reset-password?token=good',
    [
      ['invalid link', undefined, { path: '/reset-password?token=spent' }],
      [
        'wrong fields',
        async (stage) => {
          await stage.page.getByLabel('New Password', { exact: true }).fill('short');
          await press('Change password')(stage);
        },
        { fault: { path: 'users/password_reset/validate_token/', status: 200, body: {} } },
      ],
    ],
    byVisitor,
  ),
];

async function goToEmail(stage: Stage): Promise<void> {
  if (stage.club === 'harlequin') return;
  await stage.page.getByLabel(rightAnswers).check();
  await press('Continue')(stage);
}

async function submitEmail(stage: Stage, email: string): Promise<void> {
  await goToEmail(stage);
  await stage.page.getByLabel('Email').fill(email);
  await press('Continue')(stage);
}

async function goToDetails(stage: Stage): Promise<void> {
  await submitEmail(stage, 'ada@example.com');
  await stage.page.getByLabel('Name').waitFor();
}

async function goToConnect(stage: Stage): Promise<void> {
  await submitEmail(stage, 'elsewhere@example.com');
  await password(stage.page).waitFor();
}

async function openBirthday(stage: Stage): Promise<void> {
  await goToDetails(stage);
  await press(/^Date of birth/)(stage);
  await stage.page.getByRole('button', { name: 'Confirm', exact: true }).waitFor();
}

const signUpScenes = createScenes(
  'signUp',
  '/sign-up',
  [
    ['1 quiz', undefined, withQuiz],
    [
      '1 quiz, wrong',
      async (stage) => {
        await stage.page.getByRole('radio').first().check();
        await press('Continue')(stage);
      },
      withQuiz,
    ],
    ['2 email', goToEmail],
    [
      '2 email, taken',
      async (stage) => {
        await submitEmail(stage, demoMember.email);
        await stage.page.getByText('A user with this account already exists').first().waitFor();
      },
      withQuiz,
    ],
    ['3 connect', goToConnect],
    ['3 details', goToDetails, wholePage],
    [
      '3 details, wrong',
      async (stage) => {
        await goToDetails(stage);
        await press('Sign up')(stage);
      },
      wholePage,
    ],
    ['birthday sheet', openBirthday],
    [
      'birthday typed',
      async (stage) => {
        await openBirthday(stage);
        await press('Type the date')(stage);
      },
    ],
    [
      '4 success',
      async (stage) => {
        await goToConnect(stage);
        await password(stage.page).fill(demoMember.password);
        await stage.page.locator('main form button[type=submit]').click();
        await stage.page.getByRole('link', { name: 'Go to sign in page' }).waitFor();
      },
      { fault: { path: 'users/connect/', status: 200, body: { access_token: 'a', refresh_token: 'b' } } },
    ],
  ],
  byVisitor,
);

export const authScenes: readonly Scene[] = [...signInScenes, ...passwordScenes, ...signUpScenes];
