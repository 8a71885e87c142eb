import type * as z from 'zod/mini';
import * as auth from '../../../../src/lib/auth/forms.ts';
import * as signUp from '../../../../src/lib/auth/sign-up-forms.ts';
import type { FormDefinition } from '../../../../src/lib/forms/form.ts';
import * as profile from '../../../../src/lib/member/forms.ts';
import * as support from '../../../../src/lib/support/forms.ts';
import * as wallet from '../../../../src/lib/wallet/forms.ts';

/** Form with a loaded schema. */
export interface ReadyForm<Schema extends z.ZodMiniType> {
  readonly defaults: z.input<Schema>;
  readonly createSchema: () => Schema;
}

export async function loadForm<Schema extends z.ZodMiniType>({
  defaults,
  loadSchema,
}: FormDefinition<Schema>): Promise<ReadyForm<Schema>> {
  return { defaults, createSchema: await loadSchema() };
}

type AnySchema = z.ZodMiniType<Record<string, unknown>, Record<string, unknown>>;
type AnyForm = FormDefinition<AnySchema>;

function isForm(value: unknown): value is AnyForm {
  return typeof value === 'object' && value !== null && 'loadSchema' in value && 'defaults' in value;
}

/** Every form of the app by name, on the 4th of March 2026. */
export function loadAllForms(): Promise<(readonly [name: string, form: ReadyForm<AnySchema>])[]> {
  const modules = { ...auth, ...profile, ...support, ...wallet, ...signUp };
  const signUpForm = signUp.createSignUpForm(() => new Date('2026-03-04T12:00:00Z'));
  const forms = [...Object.entries(modules), ['signUpForm', signUpForm] as const].flatMap(
    ([name, value]): (readonly [string, AnyForm])[] => (isForm(value) ? [[name, value]] : []),
  );
  return Promise.all(forms.map(async ([name, form]) => [name, await loadForm(form)] as const));
}

export function messagesOf<Schema extends z.ZodMiniType>(
  { createSchema }: ReadyForm<Schema>,
  values: unknown,
): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { path, message } of createSchema().safeParse(values).error?.issues ?? []) {
    messages[path.join('.')] ??= message;
  }
  return messages;
}
