import { defineForm, type FormOutput } from '../forms/form.ts';

const loadSchemas = () => import('./sign-up-schemas.ts');

export const quizForm = defineForm({ answer: '' }, async () => (await loadSchemas()).quizSchema);

export type QuizValues = FormOutput<typeof quizForm>;

export const emailForm = defineForm({ email: '' }, async () => (await loadSchemas()).emailSchema);

export type EmailValues = FormOutput<typeof emailForm>;

export const connectForm = defineForm({ password: '' }, async () => (await loadSchemas()).connectSchema);

export type ConnectValues = FormOutput<typeof connectForm>;

/** @param now called at each check, as a page may stay open past midnight */
export function createSignUpForm(now: () => Date) {
  const defaults = {
    name: '',
    phoneNumber: '',
    dateOfBirth: '',
    password: '',
    confirmPassword: '',
    passcode: '',
    clubCode: '',
  };
  return defineForm(defaults, async () => (await loadSchemas()).createSignUpSchema(now));
}

export type SignUpValues = FormOutput<ReturnType<typeof createSignUpForm>>;
