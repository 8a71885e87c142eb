import { defineForm, type FormOutput } from '../forms/form.ts';

const rules = () => import('./sign-up-schemas.ts');

export const quizForm = defineForm({ answer: '' }, async () => (await rules()).quizSchema);

export type QuizValues = FormOutput<typeof quizForm>;

export const emailForm = defineForm({ email: '' }, async () => (await rules()).emailSchema);

export type EmailValues = FormOutput<typeof emailForm>;

export const connectForm = defineForm({ password: '' }, async () => (await rules()).connectSchema);

export type ConnectValues = FormOutput<typeof connectForm>;

/** @param now returns the current time at each check: a page may stay open past midnight */
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
  return defineForm(empty, async () => (await rules()).createSignUpSchema(now));
}

export type SignUpValues = FormOutput<ReturnType<typeof signUpForm>>;
