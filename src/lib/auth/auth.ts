import { defineForm, type FormOutput } from '../forms/form.ts';

export const forgotPasswordForm = defineForm(
  { email: '' },
  async () => (await import('./joined-auth.ts')).forgotPasswordSchema,
);

export type ForgotPasswordValues = FormOutput<typeof forgotPasswordForm>;
