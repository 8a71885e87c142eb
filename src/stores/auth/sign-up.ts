import { atom, computed } from 'nanostores';
import { call } from '../../lib/api/api.ts';
import type { ConnectValues, EmailValues, QuizValues, SignUpValues } from '../../lib/auth/sign-up-forms.ts';
import {
  checkRegistration,
  connect as connectCall,
  register as registerCall,
} from '../../lib/contract/sign-up.ts';
import { AppError } from '../../lib/errors.ts';
import { signUpNotices } from '../../lib/messages/auth-notices.ts';
import { getPath } from '../../lib/paths.ts';
import { signUpKey } from '../../lib/storage/scoped-storage.ts';
import { safeSessionStorage } from '../../lib/storage/web-storage.ts';
import { $screen, go, replace, shareReturnAddress } from '../app/router.ts';
import { $memberKey } from '../app/session.ts';
import { createAction } from '../data/action.ts';
import { $quiz } from './quiz.ts';

/** The steps of signing up (specification, section 4). */
const signUpSteps = ['quiz', 'email', 'connect', 'signUp', 'success'] as const;
export type SignUpStep = (typeof signUpSteps)[number];

/** What a visitor has done so far. Kept for this tab, so that a reload loses nothing; it never holds a password. */
interface Progress {
  readonly quizPassed: boolean;
  readonly email: string;
  /** Which form the checked email leads to; undefined until it was checked. */
  readonly next: 'connect' | 'signUp' | undefined;
  readonly finished: boolean;
}

const atStart: Progress = { quizPassed: false, email: '', next: undefined, finished: false };

function restore(): Progress {
  try {
    const { quizPassed, email, next, finished } = JSON.parse(safeSessionStorage.read(signUpKey) ?? '{}');
    const known = next === 'connect' || next === 'signUp';
    return {
      ...atStart,
      quizPassed: quizPassed === true,
      finished: finished === true,
      ...(typeof email === 'string' && { email }),
      ...(known && email && { next }),
    };
  } catch {
    return atStart;
  }
}

const $progress = atom<Progress>(restore());

// Somebody has signed in or out: what was begun here is not for the next one to read.
$memberKey.listen(() => {
  $progress.set(atStart);
  safeSessionStorage.remove(signUpKey);
});

function advance(progress: Partial<Progress>): void {
  const next = { ...$progress.get(), ...progress };
  $progress.set(next);
  safeSessionStorage.write(signUpKey, JSON.stringify(next));
}

/** The email that was typed, for the forms that follow. */
export const $signUpEmail = computed($progress, ({ email }) => email);

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
  // Without a step the address means the beginning; one that cannot be seen leads as far as possible.
  return quiz && !(wanted && progress.quizPassed) ? 'quiz' : 'email';
});

/** Which of how many steps is shown; undefined on success and while it is not known. */
export const $signUpCount = computed([$signUpStep, $quiz], (step, quiz) => {
  if (!step || step === 'success') return undefined;
  const counted = quiz ? ['quiz', 'email', 'form'] : ['email', 'form'];
  const name = step === 'quiz' || step === 'email' ? step : 'form';
  return { step: counted.indexOf(name) + 1, of: counted.length };
});

/** Shows a step, unless the visitor left for another screen while an answer was awaited. */
function show(step: SignUpStep, open: (address: string) => void = go): void {
  const screen = $screen.get();
  if (screen.kind === 'screen' && screen.name === 'signUp') open(getPath('signUp', {}, { step }));
}

/** A refusal whose message stands at one field of a form. */
function refusedAt(field: string, message: string): AppError {
  return new AppError('rejected', message, { body: { [field]: message } });
}

/** Compares an answer with the quiz; a wrong one leaves the visitor where they are. */
export const answerQuiz = createAction({
  operation: 'answerQuiz',
  send: async ({ answer }: QuizValues) => {
    if ($quiz.get()?.answer !== answer) throw refusedAt('answer', signUpNotices.wrongAnswer);
  },
  onSuccess: () => {
    advance({ quizPassed: true });
    show('email');
  },
});

/** Finds out which form an email leads to; one that is registered here already is refused at its field. */
export const checkEmail = createAction({
  operation: 'checkRegistration',
  send: async (payload: EmailValues) => {
    const { status } = await call(checkRegistration, { payload });
    if (status === 'already-exist') throw refusedAt('email', signUpNotices.alreadyRegistered);
    return status === 'already-exist-on-another-client' ? 'connect' : 'signUp';
  },
  onSuccess: (next, { email }) => {
    // A quiz that the club adds or that loads late from here on does not throw anybody back.
    advance({ quizPassed: true, email, next, finished: false });
    show(next);
  },
});

/**
 * The success step takes the form's place in the history, so that 'back' does not offer to register again. Of what
 * was typed nothing stays.
 */
function finish(): void {
  advance({ ...atStart, finished: true });
  shareReturnAddress();
  show('success', replace);
}

/** Connects an account of another club to this one. The tokens of the reply are not kept: signing in follows. */
export const connect = createAction({
  operation: 'connect',
  send: ({ password }: ConnectValues) =>
    call(connectCall, { payload: { email: $progress.get().email, password } }),
  onSuccess: finish,
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
  onSuccess: finish,
});
