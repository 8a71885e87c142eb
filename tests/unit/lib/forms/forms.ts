import type * as z from 'zod/mini';
import type { FormDefinition } from '../../../../src/lib/forms/fields.ts';

/** The first message per field, as a form shows it; empty when everything is accepted. */
export function messagesOf<Schema extends z.ZodMiniType>(
  { schema }: FormDefinition<Schema>,
  values: unknown,
): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { path, message } of schema().safeParse(values).error?.issues ?? []) {
    messages[path.join('.')] ??= message;
  }
  return messages;
}
