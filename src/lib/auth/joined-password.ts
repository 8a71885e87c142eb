import * as z from 'zod/mini';
import { once } from '../contract/wire/lazy.ts';
import { existingPassword, newPassword, passwordsMatch } from '../forms/fields.ts';

export const resetPassword = once(() =>
  z.object({ password: newPassword(), confirmPassword: newPassword() }).check(passwordsMatch('password')),
);

export const changePassword = once(() =>
  z
    .object({
      currentPassword: existingPassword('Please enter your current password.'),
      newPassword: newPassword(),
      confirmPassword: newPassword(),
    })
    .check(passwordsMatch('newPassword')),
);
