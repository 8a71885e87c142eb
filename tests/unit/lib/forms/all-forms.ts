import type * as z from 'zod/mini';
import * as auth from '../../../../src/lib/auth/forms.ts';
import * as signUp from '../../../../src/lib/auth/sign-up-forms.ts';
import type { FormDefinition } from '../../../../src/lib/forms/form.ts';
import * as profile from '../../../../src/lib/member/forms.ts';
import * as support from '../../../../src/lib/support/requests.ts';
import * as wallet from '../../../../src/lib/wallet/withdraw-form.ts';

type AnySchema = z.ZodMiniType<Record<string, unknown>, Record<string, unknown>>;
type AnyForm = FormDefinition<AnySchema>;

function isForm(value: unknown): value is AnyForm {
  return typeof value === 'object' && value !== null && 'createSchema' in value && 'defaults' in value;
}

/** Every form of the app by name, on the 4th of March 2026. */
export function getAllForms(): (readonly [name: string, form: AnyForm])[] {
  const signUpForm = signUp.createSignUpForm(() => new Date('2026-03-04T12:00:00Z'));
  const modules = { ...auth, ...profile, ...support, ...wallet, ...signUp, signUpForm };
  return Object.entries(modules).flatMap(([name, value]): (readonly [string, AnyForm])[] =>
    isForm(value) ? [[name, value]] : [],
  );
}

export function messagesOf<Schema extends z.ZodMiniType>(
  { createSchema }: FormDefinition<Schema>,
  values: unknown,
): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { path, message } of createSchema().safeParse(values).error?.issues ?? []) {
    messages[path.join('.')] ??= message;
  }
  return messages;
}
