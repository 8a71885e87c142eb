import type * as z from 'zod/mini';
import type { FormDefinition } from '../../../../src/lib/forms/form.ts';

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
