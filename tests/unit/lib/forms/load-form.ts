import type * as z from 'zod/mini';
import type { FormDefinition, ReadyForm } from '../../../../src/lib/forms/form.ts';

export async function loadForm<Schema extends z.ZodMiniType>({
  defaults,
  loadSchema,
}: FormDefinition<Schema>): Promise<ReadyForm<Schema>> {
  return { defaults, createSchema: await loadSchema() };
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
