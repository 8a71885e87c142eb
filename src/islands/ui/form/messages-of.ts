import type * as z from 'zod/mini';

/** Error texts by the names of fields. */
export type Messages = Readonly<Record<string, string>>;

/** The first message of each field. */
export function messagesOf(issues: readonly z.core.$ZodIssue[]): Messages {
  const messages: Record<string, string> = {};
  for (const { path, message } of issues) messages[String(path[0] ?? 'root')] ??= message;
  return messages;
}
