import { atom, computed, onMount } from 'nanostores';
import * as z from 'zod/mini';
import { call } from '../../lib/api/api.ts';
import type { ConnectValues, EmailValues, QuizValues, SignUpValues } from '../../lib/auth/sign-up-forms.ts';
import { reloadForMissingChunk } from '../../lib/browser/reload.ts';
import {
  checkRegistration,
  connect as connectCall,
  register as registerCall,
} from '../../lib/contract/visitor.ts';
import { AppError } from '../../lib/errors.ts';
import { signUpNotices } from '../../lib/messages/auth-notices.ts';
import { getPath } from '../../lib/paths.ts';
import { signUpKey } from '../../lib/storage/scoped-storage.ts';
import { readStored, writeStored } from '../../lib/storage/stored-value.ts';
import { safeSessionStorage } from '../../lib/storage/web-storage.ts';
import { parseQuiz, type Quiz } from '../../lib/tenant/quiz.ts';
import { $screen, go, replace, shareReturnAddress } from '../app/router.ts';
import { $memberKey } from '../app/session.ts';
import { $tenant, $tenantError } from '../app/tenant.ts';
import { createAction } from '../data/action.ts';

/** Undefined while unknown, null without a quiz. */
export const $quiz = atom<Quiz | null | undefined>();

export const $isQuizUnavailable = atom(false);

/** Parses the tenant's quiz. The previous quiz stays until then. */
export async function loadQuiz(): Promise<void> {
  const html = $tenant.get()?.quiz;
  if (!html?.trim()) {
    if (html !== undefined || $tenantError.get()) $quiz.set(null);
    return;
  }
  const loaded = await import('../../lib/html/sanitise.ts').catch(reloadForMissingChunk);
  if ($tenant.get()?.quiz !== html) return;
  if (loaded) $quiz.set(parseQuiz(loaded.paragraphTexts(html)) ?? null);
  $isQuizUnavailable.set(!loaded && !$quiz.get());
}

onMount($quiz, () => {
  let lastHtml: string | undefined;
  const update = () => {
    const html = $tenant.get()?.quiz;
    if (html === lastHtml && html !== undefined) return;
    lastHtml = html;
    void loadQuiz();
  };
  const stops = [$tenant.subscribe(update), $tenantError.listen(update)];
  return () => {
    for (const stop of stops) stop();
  };
});

const signUpSteps = ['quiz', 'email', 'connect', 'signUp', 'success'] as const;
export type SignUpStep = (typeof signUpSteps)[number];

const progressSchema = z.object({
  quizPassed: z.boolean(),
  email: z.string(),
  next: z.optional(z.literal(['connect', 'signUp'])),
  finished: z.boolean(),
});

/** Stored in this tab for reloads, without the password. */
type Progress = Readonly<z.output<typeof progressSchema>>;

const initialProgress: Progress = { quizPassed: false, email: '', next: undefined, finished: false };

const $progress = atom<Progress>(
  readStored(safeSessionStorage, signUpKey, progressSchema) ?? initialProgress,
);

$memberKey.listen(() => {
  $progress.set(initialProgress);
  safeSessionStorage.remove(signUpKey);
});

function saveProgress(progress: Partial<Progress>): void {
  const next = { ...$progress.get(), ...progress };
  $progress.set(next);
  writeStored(safeSessionStorage, signUpKey, next);
}

export const $signUpEmail = computed($progress, ({ email }) => email);

function isReachable(step: SignUpStep, progress: Progress, hasQuiz: boolean): boolean {
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

/** Chosen by the address. Undefined until the quiz is known. */
export const $signUpStep = computed([$screen, $progress, $quiz], (screen, progress, quiz) => {
  if (quiz === undefined) return undefined;
  const requested = screen.kind === 'screen' ? screen.search['step'] : undefined;
  const step = signUpSteps.find((name) => name === requested);
  if (step && isReachable(step, progress, quiz !== null)) return step;
  // An address without a step means the start. An unreachable step falls back to the furthest reachable one.
  return quiz && !(requested && progress.quizPassed) ? 'quiz' : 'email';
});

export const $signUpCount = computed([$signUpStep, $quiz], (step, quiz) => {
  if (!step || step === 'success') return undefined;
  const countedSteps = quiz ? ['quiz', 'email', 'form'] : ['email', 'form'];
  const name = step === 'quiz' || step === 'email' ? step : 'form';
  return { step: countedSteps.indexOf(name) + 1, of: countedSteps.length };
});

function showStep(step: SignUpStep, open: (address: string) => void = go): void {
  const screen = $screen.get();
  if (screen.kind === 'screen' && screen.name === 'signUp') open(getPath('signUp', {}, { step }));
}

function createFieldError(field: string, message: string): AppError {
  return new AppError('rejected', message, { body: { [field]: message } });
}

export const answerQuiz = createAction({
  operation: 'answerQuiz',
  send: async ({ answer }: QuizValues) => {
    if ($quiz.get()?.answer !== answer) throw createFieldError('answer', signUpNotices.wrongAnswer);
  },
  onSuccess: () => {
    saveProgress({ quizPassed: true });
    showStep('email');
  },
});

/** Selects the form for an email. Rejects a registered email at its field. */
export const checkEmail = createAction({
  operation: 'checkRegistration',
  send: async (payload: EmailValues) => {
    const { status } = await call(checkRegistration, { payload });
    if (status === 'already-exist') throw createFieldError('email', signUpNotices.alreadyRegistered);
    return status === 'already-exist-on-another-client' ? 'connect' : 'signUp';
  },
  onSuccess: (next, { email }) => {
    // A quiz that loads later must not restart the sign-up.
    saveProgress({ quizPassed: true, email, next, finished: false });
    showStep(next);
  },
});

/** Replaces the history entry, so that back does not register again. Clears all input. */
function finish(): void {
  saveProgress({ ...initialProgress, finished: true });
  shareReturnAddress();
  showStep('success', replace);
}

/** Connects an account of another tenant. Ignores the reply's tokens: the member signs in next. */
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
