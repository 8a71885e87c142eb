import type * as z from 'zod/mini';
import type { FormDefinition, ReadyForm } from '../../../../src/lib/forms/form.ts';

/** A form with its rules. */
export async function loaded<Schema extends z.ZodMiniType>({
  defaults,
  rules,
}: FormDefinition<Schema>): Promise<ReadyForm<Schema>> {
  return { defaults, rules: await rules() };
}

/** The first message per field, as a form shows it; empty when everything is accepted. */
export function messagesOf<Schema extends z.ZodMiniType>(
  { rules }: ReadyForm<Schema>,
  values: unknown,
): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { path, message } of rules().safeParse(values).error?.issues ?? []) {
    messages[path.join('.')] ??= message;
  }
  return messages;
}
