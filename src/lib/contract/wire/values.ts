import * as z from 'zod/mini';
import { lazy } from './lazy.ts';
import { idPattern, readId, readNumberText, readText } from './read-values.ts';

/** `parse` returns undefined for an invalid value. */
export function parseWith<Wire extends z.ZodMiniType, Read>(
  wire: Wire,
  parse: (value: z.output<Wire>) => Read | undefined,
  message: string,
) {
  return z.pipe(
    wire,
    z.transform((value: z.output<Wire>, context): Read => {
      const result = parse(value);
      if (result !== undefined) return result;
      context.issues.push({ code: 'custom', message, input: value });
      return z.NEVER;
    }),
  );
}

const lostDigits = 'a number that lost digits';

/** Text in the app. A rounded number would be another record's id. */
export const idSchema = lazy(() =>
  parseWith(z.union([z.string().check(z.regex(idPattern)), z.number()]), readId, lostDigits),
);

export function orElse<Wire extends z.ZodMiniType, const Absent>(wire: Wire, fallback: Absent) {
  return z.pipe(
    z.nullish(wire),
    z.transform((value: z.output<Wire> | null | undefined): z.output<Wire> | Absent => value ?? fallback),
  );
}

export const textOrNumber = lazy(() => z.union([z.string(), z.number()]));

/** Text as sent, perhaps as a number: an address, HTML, or a ticket number with its leading zeros. */
export const stringSchema = lazy(() => parseWith(textOrNumber(), readNumberText, lostDigits));

export const optionalString = lazy(() => orElse(stringSchema(), ''));

/** Plain text, shown as text. */
export const textSchema = lazy(() => parseWith(textOrNumber(), readText, lostDigits));

export const optionalText = lazy(() => orElse(textSchema(), ''));

/** Unused body, perhaps empty. Pages load `z.transform` anyway. */
export const ignoredReply = lazy(() => z.transform((body: unknown) => body));
