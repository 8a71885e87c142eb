import type * as z from 'zod/mini';

/** A message of the server at a field of the form. */
export type FieldMessage = readonly [name: string, message: string];

function toCamelCase(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * The server's messages that belong to a field of the form, in the form's order.
 * @param fields messages by the server's names
 * @param names the form's fields
 * @param renamed form field by the server's name, where converting the spelling is not enough
 */
export function getServerMessages(
  fields: Readonly<Record<string, string>>,
  names: readonly string[],
  renamed: Readonly<Record<string, string>>,
): FieldMessage[] {
  const messages = new Map(
    Object.entries(fields).map(([name, message]) => [renamed[name] ?? toCamelCase(name), message]),
  );
  return names.flatMap((name) => {
    const message = messages.get(name);
    return message ? [[name, message] as const] : [];
  });
}

/** Error texts by the names of fields. */
export type FieldMessages = Readonly<Record<string, string>>;

/** The first message of each field. */
export function getFieldMessages(issues: readonly z.core.$ZodIssue[]): FieldMessages {
  const messages: Record<string, string> = {};
  for (const { path, message } of issues) messages[String(path[0] ?? 'root')] ??= message;
  return messages;
}
