import { type FormOutput, form } from '../forms/form.ts';

export const forgotPasswordForm = form(
  { email: '' },
  async () => (await import('./joined-auth.ts')).forgotPassword,
);

export type ForgotPasswordValues = FormOutput<typeof forgotPasswordForm>;
