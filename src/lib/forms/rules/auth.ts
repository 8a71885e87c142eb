import * as z from 'zod/mini';
import { email, existingPassword, type FormOutput, form } from './fields.ts';

export const signInForm = form(() => z.object({ email: email(), password: existingPassword() }), {
  email: '',
  password: '',
});

export type SignInValues = FormOutput<typeof signInForm>;

export const forgotPasswordForm = form(() => z.object({ email: email() }), { email: '' });

export type ForgotPasswordValues = FormOutput<typeof forgotPasswordForm>;
