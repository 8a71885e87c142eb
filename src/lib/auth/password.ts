import { type FormOutput, form } from '../forms/form.ts';

/** Sets a password through an emailed link. */
export const resetPasswordForm = form(
  { password: '', confirmPassword: '' },
  async () => (await import('./joined-password.ts')).resetPassword,
);

export type ResetPasswordValues = FormOutput<typeof resetPasswordForm>;

/** Changes the password of a signed-in member. */
export const changePasswordForm = form(
  { currentPassword: '', newPassword: '', confirmPassword: '' },
  async () => (await import('./joined-password.ts')).changePassword,
);

export type ChangePasswordValues = FormOutput<typeof changePasswordForm>;
