import type * as z from 'zod/mini';

export type FieldMessage = readonly [name: string, message: string];

function toCamelCase(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * Returns the messages in the form's order.
 * @param fields messages by server field
 * @param renames form field by server field, beyond camel case
 */
export function getServerMessages(
  fields: Readonly<Record<string, string>>,
  names: readonly string[],
  renames: Readonly<Record<string, string>>,
): FieldMessage[] {
  const messages = new Map(
    Object.entries(fields).map(([name, message]) => [renames[name] ?? toCamelCase(name), message]),
  );
  return names.flatMap((name) => {
    const message = messages.get(name);
    return message ? [[name, message] as const] : [];
  });
}

export type FieldMessages = Readonly<Record<string, string>>;

export function getFieldMessages(issues: readonly z.core.$ZodIssue[]): FieldMessages {
  const messages: Record<string, string> = {};
  for (const { path, message } of issues) messages[String(path[0] ?? 'root')] ??= message;
  return messages;
}
