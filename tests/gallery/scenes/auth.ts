import { sharedNotices } from '../../../src/lib/messages/notices.ts';
import { demoMember } from '../../e2e/helpers/sign-in.ts';
import {
  byVisitor,
  createScenes,
  fill,
  fullPage,
  press,
  type Scene,
  type Stage,
  waitForAlert,
  waitForText,
} from '../scene.ts';

const signIn = (password: string) => [
  fill('Email', demoMember.email),
  fill('Password', password),
  press('Sign in'),
];

async function loseClub({ page, sandbox, start }: Stage): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await sandbox.faults({ path: 'clients/current/', status: 503 });
  await start('/sign-in');
  await page.locator('[data-slot=notices]').getByText(sharedNotices.tenantMissing).waitFor();
}

const waitForSpinner = ({ page }: Stage) => page.locator('.loading').waitFor();
const requestLink = [fill('Email', demoMember.email), press('Send Link To email')];

const signInScenes: Scene[] = [
  ...createScenes('signIn', '/sign-in', [
    ['loaded'],
    ['wrong fields', [press('Sign in')]],
    ['refused', [...signIn('wrong'), waitForAlert]],
    ['club not reached', [loseClub]],
    // Runs last: without the fault its call succeeds and signs the visitor in.
    [
      'submitting',
      [...signIn(demoMember.password), waitForSpinner],
      { fault: { path: 'users/sign_in/', delayMs: 60_000 } },
    ],
  ]),
  ...createScenes('forgotPassword', '/forgot-password', [
    ['loaded'],
    ['sent', [...requestLink, waitForText('Email was sent successfully')]],
    ['failed', [...requestLink, waitForAlert], { fault: { path: 'users/password_reset/', status: 500 } }],
  ]),
  ...createScenes('resetPassword', '/reset-password?token=good', [
    ['invalid link', [], { path: '/reset-password?token=spent' }],
    [
      'wrong fields',
      [fill('New Password', 'short'), press('Change password')],
      { fault: { path: 'users/password_reset/validate_token/', status: 200, body: {} } },
    ],
  ]),
];

const withQuiz = { tenants: ['ciu', 'riverside'] } as const;
const rightAnswers = /^(18 years|All tickets of a draw have the same chance)$/;

const answerWrongly = ({ page }: Stage) => page.getByRole('radio').first().check();

async function goToEmail(stage: Stage): Promise<void> {
  if (stage.club === 'harlequin') return;
  await stage.page.getByLabel(rightAnswers).check();
  await press('Continue')(stage);
}

const enterEmail = (email: string) => [goToEmail, fill('Email', email), press('Continue')];
const waitForField =
  (label: string) =>
  ({ page }: Stage) =>
    page.getByLabel(label, { exact: true }).waitFor();
const goToConnect = [...enterEmail('elsewhere@example.com'), waitForField('Password')];
const goToDetails = [...enterEmail('ada@example.com'), waitForField('Name')];
const waitForConfirm = ({ page }: Stage) =>
  page.getByRole('button', { name: 'Confirm', exact: true }).waitFor();
const openBirthday = [...goToDetails, press(/^Date of birth/), waitForConfirm];
const submit = ({ page }: Stage) => page.locator('main form button[type=submit]').click();

const signUpScenes = createScenes('signUp', '/sign-up', [
  ['1 quiz', [], withQuiz],
  ['1 quiz, wrong', [answerWrongly, press('Continue')], withQuiz],
  ['2 email', [goToEmail]],
  [
    '2 email, taken',
    [...enterEmail(demoMember.email), waitForText('A user with this account already exists')],
    withQuiz,
  ],
  ['3 connect', goToConnect],
  ['3 details', goToDetails, fullPage],
  ['3 details, wrong', [...goToDetails, press('Sign up')], fullPage],
  ['birthday sheet', openBirthday],
  ['birthday typed', [...openBirthday, press('Type the date')]],
  [
    '4 success',
    [...goToConnect, fill('Password', demoMember.password), submit, waitForText('Go to sign in page')],
    { fault: { path: 'users/connect/', status: 200, body: { access_token: 'a', refresh_token: 'b' } } },
  ],
]);

export const authScenes: readonly Scene[] = [...signInScenes, ...signUpScenes].map((scene) => ({
  ...scene,
  ...byVisitor,
}));
