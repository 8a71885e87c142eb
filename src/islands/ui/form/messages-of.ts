import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

/** Rules beyond the schema, by the names of fields. */
export type Check<Output> = (values: Output) => Readonly<Record<string, string>> | undefined;

/** Error texts by the names of fields. */
export type Messages = Readonly<Record<string, string>>;

/** The first message of each field. */
export function messagesOf(issues: readonly z.core.$ZodIssue[]): Messages {
  const messages: Record<string, string> = {};
  for (const { path, message } of issues) messages[String(path[0] ?? 'root')] ??= message;
  return messages;
}

/**
 * Checks a form's values with its schema, then with the extra rules. `allows` keeps an error from appearing on a field
 * while someone is still typing in it; errors that are there already go as soon as they are mended.
 */
export function schemaResolver<Values extends FieldValues, Output>(
  schema: z.ZodMiniType<Output, Values>,
  check: Check<Output> | undefined,
  allows: (field: string) => boolean,
): Resolver<Values, unknown, Output> {
  return (values) => {
    const result = schema.safeParse(values);
    const messages = result.success ? (check?.(result.data) ?? {}) : messagesOf(result.error.issues);
    const shown = Object.entries(messages).filter(([field]) => allows(field));
    if (result.success && shown.length === 0) return { values: result.data, errors: {} };
    const errors = Object.fromEntries(shown.map(([field, message]) => [field, { type: 'invalid', message }]));
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
