import * as z from 'zod/mini';
import { adultBirthday } from './birthday.ts';
import {
  atLeast,
  email,
  existingPassword,
  type FormOutput,
  form,
  freeText,
  newPassword,
  passwordsMatch,
  phone,
  textOf,
} from './fields.ts';

const quizUnanswered = 'You need to answer this quiz before signing up.';

/** One option must be chosen; whether it is the right one, the sign-up decides. It is compared, so never changed. */
export const quizForm = form(
  () => z.object({ answer: z.string(quizUnanswered).check(atLeast(1, quizUnanswered)) }),
  { answer: '' },
);

export type QuizValues = FormOutput<typeof quizForm>;

export const emailForm = form(() => z.object({ email: email() }), { email: '' });

export type EmailValues = FormOutput<typeof emailForm>;

/** Password of the account that exists at another club. */
export const connectForm = form(() => z.object({ password: existingPassword() }), { password: '' });

export type ConnectValues = FormOutput<typeof connectForm>;

/**
 * The full registration form.
 * @param now tells the current moment whenever the form is checked, because a page may stay open past midnight
 */
export function signUpForm(now: () => Date) {
  const schema = z
    .object({
      name: textOf(1, 'Please enter your name.'),
      phoneNumber: phone('Please enter your phone number.'),
      dateOfBirth: adultBirthday(now),
      password: newPassword(),
      confirmPassword: newPassword(),
      passcode: freeText(),
      clubCode: freeText(),
    })
    .check(passwordsMatch('password'));
  return form(() => schema, {
    name: '',
    phoneNumber: '',
    dateOfBirth: '',
    password: '',
    confirmPassword: '',
    passcode: '',
    clubCode: '',
  });
}

export type SignUpValues = FormOutput<ReturnType<typeof signUpForm>>;
