import type * as z from 'zod/mini';

/** Error texts by the names of fields. */
export type FieldMessages = Readonly<Record<string, string>>;

/** The first message of each field. */
export function getFieldMessages(issues: readonly z.core.$ZodIssue[]): FieldMessages {
  const messages: Record<string, string> = {};
  for (const { path, message } of issues) messages[String(path[0] ?? 'root')] ??= message;
  return messages;
}
