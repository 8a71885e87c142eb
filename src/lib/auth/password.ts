import { defineForm, type FormOutput } from '../forms/form.ts';

/** Sets a password through an emailed link. */
export const resetPasswordForm = defineForm(
  { password: '', confirmPassword: '' },
  async () => (await import('./joined-password.ts')).resetPasswordSchema,
);

export type ResetPasswordValues = FormOutput<typeof resetPasswordForm>;

/** Changes the password of a signed-in member. */
export const changePasswordForm = defineForm(
  { currentPassword: '', newPassword: '', confirmPassword: '' },
  async () => (await import('./joined-password.ts')).changePasswordSchema,
);

export type ChangePasswordValues = FormOutput<typeof changePasswordForm>;
