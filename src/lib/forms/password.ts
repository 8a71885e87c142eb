import { type FormOutput, form } from './form.ts';

/** Sets a password through an emailed link. */
export const resetPasswordForm = form(
  { password: '', confirmPassword: '' },
  async () => (await import('./rules/password.ts')).resetPassword,
);

export type ResetPasswordValues = FormOutput<typeof resetPasswordForm>;

/** Changes the password of a signed-in member. */
export const changePasswordForm = form(
  { currentPassword: '', newPassword: '', confirmPassword: '' },
  async () => (await import('./rules/password.ts')).changePassword,
);

export type ChangePasswordValues = FormOutput<typeof changePasswordForm>;
