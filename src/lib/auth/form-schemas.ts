import * as z from 'zod/mini';
import { lazy } from '../contract/wire/lazy.ts';
import { email, existingPassword, newPassword, passwordsMatch } from '../forms/fields.ts';

export const signInSchema = lazy(() =>
  z.object({ email: email(), password: existingPassword(), isShared: z.boolean() }),
);

export const forgotPasswordSchema = lazy(() => z.object({ email: email() }));

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
