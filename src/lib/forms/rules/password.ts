import * as z from 'zod/mini';
import { existingPassword, type FormOutput, form, newPassword, passwordsMatch } from './fields.ts';

/** Sets a password through an emailed link. */
export const resetPasswordForm = form(
  () =>
    z.object({ password: newPassword(), confirmPassword: newPassword() }).check(passwordsMatch('password')),
  { password: '', confirmPassword: '' },
);

export type ResetPasswordValues = FormOutput<typeof resetPasswordForm>;

/** Changes the password of a signed-in member. */
export const changePasswordForm = form(
  () =>
    z
      .object({
        currentPassword: existingPassword('Please enter your current password.'),
        newPassword: newPassword(),
        confirmPassword: newPassword(),
      })
      .check(passwordsMatch('newPassword')),
  { currentPassword: '', newPassword: '', confirmPassword: '' },
);

export type ChangePasswordValues = FormOutput<typeof changePasswordForm>;
