import { type FormOutput, form } from '../forms/form.ts';

const rules = () => import('./sign-up-schemas.ts');

export const quizForm = form({ answer: '' }, async () => (await rules()).quiz);

export type QuizValues = FormOutput<typeof quizForm>;

export const emailForm = form({ email: '' }, async () => (await rules()).email);

export type EmailValues = FormOutput<typeof emailForm>;

/** Password of the account that exists at another club. */
export const connectForm = form({ password: '' }, async () => (await rules()).connect);

export type ConnectValues = FormOutput<typeof connectForm>;

/**
 * The full registration form.
 * @param now tells the current moment whenever the form is checked, because a page may stay open past midnight
 */
export function signUpForm(now: () => Date) {
  const empty = {
    name: '',
    phoneNumber: '',
    dateOfBirth: '',
    password: '',
    confirmPassword: '',
    passcode: '',
    clubCode: '',
  };
  return form(empty, async () => (await rules()).signUp(now));
}

export type SignUpValues = FormOutput<ReturnType<typeof signUpForm>>;
