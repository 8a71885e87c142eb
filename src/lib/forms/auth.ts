import * as z from 'zod/mini';
import { email, existingPassword, form } from './fields.ts';

export const signInForm = form(z.object({ email: email(), password: existingPassword() }), {
  email: '',
  password: '',
});

export type SignInValues = z.output<typeof signInForm.schema>;

export const forgotPasswordForm = form(z.object({ email: email() }), { email: '' });

export type ForgotPasswordValues = z.output<typeof forgotPasswordForm.schema>;
