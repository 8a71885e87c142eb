import type { ReadableAtom } from 'nanostores';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { signUpNotices } from '../../../../src/lib/messages/auth-notices.ts';
import { browser } from '../../../helpers/browser.ts';
import { type FreshPage, loadFreshPage } from '../../../helpers/fresh-page.ts';
import { startSharedApiServer } from '../../../helpers/shared-servers.ts';
import { recordValues, waitForValue } from '../../../helpers/store-values.ts';

// A browser test covers the sanitiser.
const readParagraphs = vi.fn((html: string) =>
  [...html.matchAll(/<p>(.*?)<\/p>/g)].map(([, text]) => text ?? ''),
);
vi.mock('../../../../src/lib/html/sanitise.ts', () => ({ paragraphTexts: readParagraphs }));

const quiz = '<p>1. What is 2 + 2?</p><p>- 3</p><p>+ 4</p>';
const { alreadyRegistered, wrongAnswer } = signUpNotices;
const email = 'ada@example.com';
const details = {
  ...{ name: 'Ada Byron', phoneNumber: '+441632960001', dateOfBirth: '1990-12-10', passcode: 'M-1' },
  ...{ password: 'difference', confirmPassword: 'difference', clubCode: 'C-2' },
};

const server = await startSharedApiServer();
let page: FreshPage;
let stops: (() => void)[] = [];
let signUp: Awaited<ReturnType<typeof loadSignUp>>;
let club: { name: string; quiz: string | null } | undefined;
let status: string;
let refusal: object | undefined;

const loadSignUp = () => import('../../../../src/stores/auth/sign-up.ts');

async function open(address = '/sign-up'): Promise<void> {
  for (const stop of stops) stop();
  browser.visit(address);
  page = await loadFreshPage(server.base);
  signUp = await loadSignUp();
  await subscribe();
}

async function subscribe(): Promise<void> {
  const shown = [page.$screen, signUp.$signUpStep, signUp.$signUpCount];
  stops = shown.map((store: ReadableAtom<unknown>) => recordValues(store).stop);
  await loadClub();
}

/** Waits for the quiz. */
async function loadClub(): Promise<void> {
  await page.loadTenant();
  const isQuiz = club?.quiz?.includes('+') ?? false;
  await waitForValue(signUp.$quiz, (shown) => (isQuiz ? Boolean(shown) : shown === null));
}

/** Starts again in the page that the tests of a group share. */
async function restart(): Promise<void> {
  page.openSession({ access: 'bob', refresh: 'bob-refresh' });
  page.endSession();
  page.replace('/sign-up');
  await subscribe();
}

const step = () => signUp.$signUpStep.get();
const count = () => signUp.$signUpCount.get();
const address = () => location.pathname + location.search;
const kept = () => sessionStorage.getItem('signUp') ?? '';

async function reachDetails(): Promise<void> {
  await signUp.answerQuiz.run({ answer: '4' });
  await signUp.checkEmail.run({ email });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  club = { name: 'Riverside', quiz };
  status = 'not-exist';
  refusal = undefined;
  server.respond(({ path }) => {
    if (path === 'clients/current/') return club ? { json: club } : { status: 500 };
    if (refusal) return { status: 400, json: refusal };
    if (path === 'users/check_registration/') return { json: { status } };
    return { json: { access_token: 'a', refresh_token: 'r' } };
  });
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
});

describe('sign-up quiz', () => {
  it('is the first step, rejects a wrong answer without a request and opens the next with a history entry', {
    tags: ['spec:4.27', 'spec:4.28'],
  }, async () => {
    await open();
    expect([step(), count()]).toEqual(['quiz', { step: 1, of: 3 }]);
    expect(signUp.$quiz.get()).toEqual({ question: 'What is 2 + 2?', options: ['3', '4'], answer: '4' });
    await signUp.answerQuiz.run({ answer: '3' });
    expect(step()).toBe('quiz');
    expect(signUp.answerQuiz.$failure.get()?.fields).toEqual({ answer: wrongAnswer });
    expect(server.requestsTo('users/check_registration/')).toHaveLength(0);
    await signUp.answerQuiz.run({ answer: '4' });
    expect([step(), count()]).toEqual(['email', { step: 2, of: 3 }]);
    history.back();
    expect(step()).toBe('quiz');
  });

  it.each([
    ['missing', null],
    ['empty', ''],
    ['plain text', 'What?'],
    ['without a right answer', '<p>What?</p><p>- 1</p><p>- 2</p>'],
  ])('is skipped when it is %s', { tags: ['spec:4.26'] }, async (_, html) => {
    club = { name: 'Riverside', quiz: html };
    await open();
    expect(step()).toBe('email');
    expect(count()).toEqual({ step: 1, of: 2 });
  });

  it('is unknown until the club has loaded, and appears after a retry when the sanitiser failed to load', async () => {
    browser.visit('/sign-up');
    page = await loadFreshPage(server.base);
    vi.doMock('../../../../src/lib/html/sanitise.ts', () => Promise.reject(new Error('not loaded')));
    signUp = await loadSignUp();
    stops = [recordValues(signUp.$signUpStep).stop];
    expect([step(), count()]).toEqual([undefined, undefined]);
    await page.loadTenant();
    await vi.waitFor(() => expect(signUp.$isQuizUnavailable.get()).toBe(true));
    expect(step()).toBeUndefined();
    vi.doMock('../../../../src/lib/html/sanitise.ts', () => ({ paragraphTexts: readParagraphs }));
    await signUp.loadQuiz();
    expect(signUp.$isQuizUnavailable.get()).toBe(false);
    expect(step()).toBe('quiz');
  });

  it('keeps the step while a changed quiz is parsed', async () => {
    await open();
    const { values, stop } = recordValues(signUp.$signUpStep);
    stops.push(stop);
    club = { name: 'Riverside', quiz: '<p>What is 3 + 3?</p><p>- 3</p><p>+ 6</p>' };
    await page.loadTenant();
    await vi.waitFor(() => expect(signUp.$quiz.get()?.answer).toBe('6'));
    expect(values).not.toContain(undefined);
  });

  it('is skipped when the club fails to load, and then keeps the current step', async () => {
    club = undefined;
    await open();
    expect(step()).toBe('email');
    await signUp.checkEmail.run({ email });
    club = { name: 'Riverside', quiz };
    await loadClub();
    expect(step()).toBe('signUp');
    expect(count()).toEqual({ step: 3, of: 3 });
  });
});

describe('sign-up email', () => {
  beforeAll(() => open());
  beforeEach(async () => {
    await restart();
    await signUp.answerQuiz.run({ answer: '4' });
  });

  it.each([
    ['already-exist-on-another-client', 'connect'],
    ['not-exist', 'signUp'],
    ['something-new', 'signUp'],
  ])(
    'with the status %s opens the step %s',
    { tags: ['spec:4.30', 'spec:4.31', 'spec:7.10'] },
    async (known, next) => {
      status = known;
      await signUp.checkEmail.run({ email });
      expect(step()).toBe(next);
      expect(address()).toBe(`/sign-up?step=${next}`);
      expect(count()).toEqual({ step: 3, of: 3 });
      expect(signUp.$signUpEmail.get()).toBe(email);
    },
  );

  it('shows an error at its field when it is registered here', { tags: ['spec:4.29'] }, async () => {
    status = 'already-exist';
    await signUp.checkEmail.run({ email });
    expect(step()).toBe('email');
    expect(signUp.checkEmail.$failure.get()?.fields).toEqual({ email: alreadyRegistered });
  });

  it('keeps the step when its check fails', { tags: ['spec:8.15'] }, async () => {
    refusal = {};
    await signUp.checkEmail.run({ email });
    expect(step()).toBe('email');
    expect(signUp.checkEmail.$failure.get()).toMatchObject({
      title: 'Sign Up Failed',
      text: 'Something went wrong. Please try again.',
    });
  });

  it('opens no step when its reply arrives after the visitor left', async () => {
    const checked = signUp.checkEmail.run({ email });
    page.go('/sign-in');
    await checked;
    expect(address()).toBe('/sign-in');
  });

  it('closes the previous form when a changed email needs the other one', async () => {
    await signUp.checkEmail.run({ email });
    status = 'already-exist-on-another-client';
    await signUp.checkEmail.run({ email: 'bea@example.com' });
    expect(step()).toBe('connect');
    page.go('/sign-up?step=signUp');
    expect(step()).toBe('email');
  });
});

describe('sign-up', () => {
  it.each(['email', 'signUp', '%00'])('starts at the quiz when the address names the step %s', async (at) => {
    await open(`/sign-up?step=${at}`);
    expect(step()).toBe('quiz');
  });

  it('keeps its steps after a reload, but no typed values once they are completed', async () => {
    await open();
    await reachDetails();
    await open(address());
    expect([step(), signUp.$signUpEmail.get()]).toEqual(['signUp', email]);
    expect(kept()).toContain(email);
    await signUp.register.run(details);
    expect(kept()).not.toMatch(/@|difference/);
    await open(address());
    expect([step(), count()]).toEqual(['success', undefined]);
  });

  it.each(['{', 'null', '[]', '{"quizPassed":"yes","email":7,"next":"connect"}'])(
    'starts over when storage contains %s',
    async (text) => {
      sessionStorage.setItem('signUp', text);
      await open('/sign-up?step=connect');
      expect(step()).toBe('quiz');
    },
  );

  it('keeps nothing once a member has signed in', async () => {
    await open();
    await reachDetails();
    expect(kept()).toContain(email);
    page.openSession({ access: 'bob', refresh: 'bob-refresh' });
    expect(kept()).toBe('');
    expect(signUp.$signUpEmail.get()).toBe('');
    page.endSession();
  });
});

describe('last step of sign-up', () => {
  beforeEach(() => open());

  it('registers with the field names of the API, and is then not reachable by Back', {
    tags: ['spec:4.32', 'spec:7.12'],
  }, async () => {
    await reachDetails();
    await signUp.register.run(details);
    const { name, password, passcode } = details;
    expect(server.requestsTo('users/register/')[0]?.body).toEqual({
      ...{ email, name, password, confirm_password: password, passcode, club_code: details.clubCode },
      ...{ phone_number: details.phoneNumber, date_of_birth: details.dateOfBirth },
    });
    expect(step()).toBe('success');
    history.back();
    expect(step()).toBe('quiz');
  });

  it('connects by email and password without storing the tokens', {
    tags: ['spec:4.32', 'spec:7.11'],
  }, async () => {
    status = 'already-exist-on-another-client';
    await reachDetails();
    await signUp.connect.run({ password: 'difference' });
    expect(server.requestsTo('users/connect/')[0]?.body).toEqual({ email, password: 'difference' });
    expect(step()).toBe('success');
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('shows one message of the rejection', { tags: ['spec:8.17', 'spec:8.72'] }, async () => {
    await reachDetails();
    for (const [body, text] of [
      [{ detail: 'Closed.', email: ['Taken.'] }, 'Closed.'],
      [{ email: ['Taken.'], user: ['Known.'] }, 'Known.'],
      [{ email: ['Taken.'] }, 'Taken.'],
      [{ phone_number: ['Wrong.'] }, 'Something went wrong. Please try again.'],
    ] as const) {
      refusal = body;
      await signUp.register.run(details);
      expect(step()).toBe('signUp');
      expect(signUp.register.$failure.get()).toMatchObject({ title: 'Sign Up Failed', text });
    }
  });
});
