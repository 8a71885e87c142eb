import * as z from 'zod/mini';
import { lazy } from '../contract/wire/lazy.ts';
import { adultBirthday } from '../forms/birthday.ts';
import { issuedCode, phone } from '../forms/codes.ts';
import {
  atLeast,
  email as emailOf,
  existingPassword,
  newPassword,
  passwordsMatch,
  textOf,
} from '../forms/fields.ts';

const quizError = 'You need to answer this quiz before signing up.';

/** Keeps the answer unchanged, for comparison with the quiz. */
export const quizSchema = lazy(() => z.object({ answer: z.string(quizError).check(atLeast(1, quizError)) }));

export const emailSchema = lazy(() => z.object({ email: emailOf() }));

export const connectSchema = lazy(() => z.object({ password: existingPassword() }));

export const createSignUpSchema = (now: () => Date) =>
  lazy(() =>
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
