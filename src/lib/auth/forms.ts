import * as z from 'zod/mini';
import { email, existingPassword, newPassword, passwordsMatch } from '../forms/fields.ts';
import { defineForm, type FormOutput } from '../forms/form.ts';

export const signInForm = defineForm({ email: '', password: '', isShared: false }, () =>
  z.object({ email: email(), password: existingPassword(), isShared: z.boolean() }),
);

export type SignInValues = FormOutput<typeof signInForm>;

export const forgotPasswordForm = defineForm({ email: '' }, () => z.object({ email: email() }));

export type ForgotPasswordValues = FormOutput<typeof forgotPasswordForm>;

export const resetPasswordForm = defineForm({ password: '', confirmPassword: '' }, () =>
  z.object({ password: newPassword(), confirmPassword: newPassword() }).check(passwordsMatch('password')),
);

export type ResetPasswordValues = FormOutput<typeof resetPasswordForm>;

export const changePasswordForm = defineForm(
  { currentPassword: '', newPassword: '', confirmPassword: '' },
  () =>
    z
      .object({
        currentPassword: existingPassword('Please enter your current password.'),
        newPassword: newPassword(),
        confirmPassword: newPassword(),
      })
      .check(passwordsMatch('newPassword')),
);

export type ChangePasswordValues = FormOutput<typeof changePasswordForm>;
