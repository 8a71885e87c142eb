import * as z from 'zod/mini';
import { lazy } from '../contract/wire/lazy.ts';
import { email, existingPassword, newPassword, passwordsMatch } from '../forms/fields.ts';
import { defineForm, type FormOutput, type ReadyFormOutput } from '../forms/form.ts';

export const signInSchema = lazy(() => z.object({ email: email(), password: existingPassword() }));

export const forgotPasswordSchema = lazy(() => z.object({ email: email() }));

/** The sign-in form. Its schema loads with the page. */
export const signInForm = { defaults: { email: '', password: '' }, createSchema: signInSchema };

export type SignInValues = ReadyFormOutput<typeof signInForm>;

export const resetPasswordSchema = lazy(() =>
  z.object({ password: newPassword(), confirmPassword: newPassword() }).check(passwordsMatch('password')),
);

export const changePasswordSchema = lazy(() =>
  z
    .object({
      currentPassword: existingPassword('Please enter your current password.'),
      newPassword: newPassword(),
      confirmPassword: newPassword(),
    })
    .check(passwordsMatch('newPassword')),
);

export const forgotPasswordForm = defineForm({ email: '' }, async () => forgotPasswordSchema);

export type ForgotPasswordValues = FormOutput<typeof forgotPasswordForm>;

export const resetPasswordForm = defineForm(
  { password: '', confirmPassword: '' },
  async () => resetPasswordSchema,
);

export type ResetPasswordValues = FormOutput<typeof resetPasswordForm>;

export const changePasswordForm = defineForm(
  { currentPassword: '', newPassword: '', confirmPassword: '' },
  async () => changePasswordSchema,
);

export type ChangePasswordValues = FormOutput<typeof changePasswordForm>;
