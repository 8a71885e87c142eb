import type * as z from 'zod/mini';
import type { FormDefinition, ReadyForm } from '../../../../src/lib/forms/form.ts';

/** A form with its rules. */
export async function loadForm<Schema extends z.ZodMiniType>({
  defaults,
  loadSchema,
}: FormDefinition<Schema>): Promise<ReadyForm<Schema>> {
  return { defaults, createSchema: await loadSchema() };
}

/** The first message per field, as a form shows it; empty when everything is accepted. */
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
