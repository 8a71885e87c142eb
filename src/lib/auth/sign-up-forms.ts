import * as z from 'zod/mini';
import { adultBirthday } from '../forms/birthday.ts';
import {
  atLeast,
  email,
  existingPassword,
  issuedCode,
  newPassword,
  passwordsMatch,
  textOf,
} from '../forms/fields.ts';
import { defineForm, type FormOutput } from '../forms/form.ts';
import { phone } from '../forms/personal-fields.ts';

const quizError = 'You need to answer this quiz before signing up.';

/** Keeps the answer unchanged, for comparison with the quiz. */
export const quizForm = defineForm({ answer: '' }, () =>
  z.object({ answer: z.string(quizError).check(atLeast(1, quizError)) }),
);

export type QuizValues = FormOutput<typeof quizForm>;

export const emailForm = defineForm({ email: '' }, () => z.object({ email: email() }));

export type EmailValues = FormOutput<typeof emailForm>;

export const connectForm = defineForm({ password: '' }, () => z.object({ password: existingPassword() }));

export type ConnectValues = FormOutput<typeof connectForm>;

/** @param now called at each check, because a page may stay open past midnight */
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
  return defineForm(defaults, () =>
    z
      .object({
        name: textOf(1, 'Please enter your name.'),
        phoneNumber: phone('Please enter your phone number.'),
        dateOfBirth: adultBirthday(now),
        password: newPassword(),
        confirmPassword: newPassword(),
        passcode: issuedCode(),
        clubCode: issuedCode(),
      })
      .check(passwordsMatch('password')),
  );
}

export type SignUpValues = FormOutput<ReturnType<typeof createSignUpForm>>;
