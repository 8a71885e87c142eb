import { defineForm, type FormOutput } from '../forms/form.ts';

const loadSchemas = () => import('./form-schemas.ts');

export const signInForm = defineForm(
  { email: '', password: '', isShared: false },
  async () => (await loadSchemas()).signInSchema,
);

export type SignInValues = FormOutput<typeof signInForm>;

export const forgotPasswordForm = defineForm(
  { email: '' },
  async () => (await loadSchemas()).forgotPasswordSchema,
);

export type ForgotPasswordValues = FormOutput<typeof forgotPasswordForm>;

export const resetPasswordForm = defineForm(
  { password: '', confirmPassword: '' },
  async () => (await loadSchemas()).resetPasswordSchema,
);

export type ResetPasswordValues = FormOutput<typeof resetPasswordForm>;

export const changePasswordForm = defineForm(
  { currentPassword: '', newPassword: '', confirmPassword: '' },
  async () => (await loadSchemas()).changePasswordSchema,
);

export type ChangePasswordValues = FormOutput<typeof changePasswordForm>;
