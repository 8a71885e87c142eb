import { type FormOutput, form } from './form.ts';

export const forgotPasswordForm = form(
  { email: '' },
  async () => (await import('./rules/auth.ts')).forgotPassword,
);

export type ForgotPasswordValues = FormOutput<typeof forgotPasswordForm>;
