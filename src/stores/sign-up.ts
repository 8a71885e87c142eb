import { atom, computed } from 'nanostores';
import { call } from '../lib/api.ts';
import {
  checkRegistration,
  connect as connectCall,
  register as registerCall,
} from '../lib/contract/sign-up.ts';
import { AppError } from '../lib/errors.ts';
import type { ConnectValues, EmailValues, SignUpValues } from '../lib/forms/sign-up.ts';
import { notices } from '../lib/messages.ts';
import { pathOf } from '../lib/paths.ts';
import { parseQuiz } from '../lib/quiz.ts';
import { perTab } from '../lib/storage.ts';
import { createAction } from './action.ts';
import { $screen, go, replace } from './router.ts';
import { $tenant, $tenantError } from './tenant.ts';

/** The steps of signing up (specification, section 4). */
export const signUpSteps = ['quiz', 'email', 'connect', 'signUp', 'success'] as const;
export type SignUpStep = (typeof signUpSteps)[number];

/** What a visitor has done so far. Kept for this tab, so that a reload loses nothing; it never holds a password. */
interface Progress {
  readonly quizPassed: boolean;
  readonly email: string;
  /** Which form the checked email leads to; undefined until it was checked. */
  readonly next: 'connect' | 'signUp' | undefined;
  readonly finished: boolean;
}

const progressKey = 'signUp';
const atStart: Progress = { quizPassed: false, email: '', next: undefined, finished: false };

function restore(): Progress {
  try {
    const { quizPassed, email, next } = JSON.parse(perTab.read(progressKey) ?? '{}');
    const known = next === 'connect' || next === 'signUp';
    return {
      ...atStart,
      quizPassed: quizPassed === true,
      ...(typeof email === 'string' && { email }),
      ...(known && email && { next }),
    };
  } catch {
    return atStart;
  }
}

const $progress = atom<Progress>(restore());

function advance(progress: Partial<Progress>): void {
  const next = { ...$progress.get(), ...progress };
  $progress.set(next);
  perTab.write(progressKey, JSON.stringify(next));
}

/** The email that was typed, for the forms that follow. */
export const $signUpEmail = computed($progress, ({ email }) => email);

/** The club's quiz: undefined while the club is unknown, null when there is none that can be asked. */
export const $quiz = computed([$tenant, $tenantError], (tenant, error) => {
  if (tenant) return parseQuiz(tenant.quiz) ?? null;
  return error ? null : undefined;
});

/** The furthest step that a visitor may see; the address may name that one or an earlier one. */
function reachable(step: SignUpStep, progress: Progress, hasQuiz: boolean): boolean {
  switch (step) {
    case 'quiz':
      return hasQuiz;
    case 'email':
      return !hasQuiz || progress.quizPassed;
    case 'success':
      return progress.finished;
    default:
      return (!hasQuiz || progress.quizPassed) && progress.next === step;
  }
}

/**
 * The step to show, from the address's `step`, so that the browser's back button goes one step back. Undefined while
 * it is not known whether the club asks a quiz.
 */
export const $signUpStep = computed([$screen, $progress, $quiz], (screen, progress, quiz) => {
  if (quiz === undefined) return undefined;
  const wanted = screen.kind === 'screen' ? screen.search['step'] : undefined;
  const step = signUpSteps.find((name) => name === wanted);
  if (step && reachable(step, progress, quiz !== null)) return step;
  return reachable('email', progress, quiz !== null) && wanted ? 'email' : quiz === null ? 'email' : 'quiz';
});

function goTo(step: SignUpStep): void {
  go(pathOf('signUp', {}, { step }));
}

/** Compares an answer with the quiz; wrong ones leave the visitor where they are. */
export function isRightAnswer(answer: string): boolean {
  return $quiz.get()?.answer === answer;
}

/** Goes on after the right answer. */
export function passQuiz(): void {
  advance({ quizPassed: true });
  goTo('email');
}

/** Finds out which form an email leads to; one that is registered here already is refused at its field. */
export const checkEmail = createAction({
  operation: 'checkRegistration',
  send: async (payload: EmailValues) => {
    const { status } = await call(checkRegistration, { payload });
    if (status === 'already-exist') {
      throw new AppError('rejected', notices.alreadyRegistered, {
        body: { email: notices.alreadyRegistered },
      });
    }
    return status === 'already-exist-on-another-client' ? 'connect' : 'signUp';
  },
  onDone: (next, { email }) => {
    advance({ email, next });
    goTo(next);
  },
});

/** The success step takes the form's place in the history, so that 'back' does not offer to register again. */
function finish(): void {
  advance({ finished: true });
  perTab.remove(progressKey);
  replace(pathOf('signUp', {}, { step: 'success' }));
}

/** Connects an account of another club to this one. The tokens of the reply are not kept: signing in follows. */
export const connect = createAction({
  operation: 'connect',
  send: ({ password }: ConnectValues) =>
    call(connectCall, { payload: { email: $progress.get().email, password } }),
  onDone: finish,
});

export const register = createAction({
  operation: 'register',
  send: ({ confirmPassword, dateOfBirth, phoneNumber, clubCode, ...values }: SignUpValues) =>
    call(registerCall, {
      payload: {
        ...values,
        email: $progress.get().email,
        confirm_password: confirmPassword,
        date_of_birth: dateOfBirth,
        phone_number: phoneNumber,
        club_code: clubCode,
      },
    }),
  onDone: finish,
});

/** Forgets how far the visitor came, as when they leave from the success step. */
export function restartSignUp(): void {
  perTab.remove(progressKey);
  $progress.set(atStart);
}
