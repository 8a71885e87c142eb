import * as z from 'zod/mini';
import {
  idPattern,
  readId,
  readNumberText,
  readOptionalTimestamp,
  readPence,
  readText,
  readTimestamp,
} from './read-values.ts';

/** Memoises `create`. */
export function lazy<T extends object>(create: () => T): () => T {
  let value: T | undefined;
  return () => {
    value ??= create();
    return value;
  };
}

/** `parse` returns undefined for an invalid value. */
function parseWith<Wire extends z.ZodMiniType, Read>(
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

/** Text in the app. Rejects a rounded number, which could be another record's id. */
export const idSchema = lazy(() =>
  parseWith(z.union([z.string().check(z.regex(idPattern)), z.number()]), readId, lostDigits),
);

export function orElse<Wire extends z.ZodMiniType, const Absent>(wire: Wire, fallback: Absent) {
  return z.pipe(
    z.nullish(wire),
    z.transform((value: z.output<Wire> | null | undefined): z.output<Wire> | Absent => value ?? fallback),
  );
}

const textOrNumber = lazy(() => z.union([z.string(), z.number()]));

/** Text as sent, or a number as text: a URL, HTML, or a ticket number with leading zeros. */
export const stringSchema = lazy(() => parseWith(textOrNumber(), readNumberText, lostDigits));

export const optionalString = lazy(() => orElse(stringSchema(), ''));

/** Plain text, shown as text. */
export const textSchema = lazy(() => parseWith(textOrNumber(), readText, lostDigits));

export const optionalText = lazy(() => orElse(textSchema(), ''));

/** Unused body, perhaps empty. Pages load `z.transform` anyway. */
export const ignoredReply = lazy(() => z.transform((body: unknown) => body));

export function integer(minimum: number) {
  const isValid = (value: number) => Number.isSafeInteger(value) && value >= minimum;
  return z.number().check(z.refine(isValid, `not a whole number from ${minimum} on`));
}

/** Whole number from 0, or its digits, on the wire. */
export const countSchema = lazy(() =>
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^\d{1,9}$/))]),
    z.pipe(z.transform(Number), integer(0)),
  ),
);

export const flagSchema = lazy(() => orElse(z.boolean(), false));

export const penceSchema = lazy(() => parseWith(textOrNumber(), readPence, 'not an amount of money'));

/** Text fields of a payload. */
export function stringFields<const Name extends string>(...names: readonly Name[]) {
  const fields = names.map((name) => [name, z.string()]);
  return Object.fromEntries(fields) as Readonly<Record<Name, z.ZodMiniString>>;
}

/** Pounds in a request, such as `'10.00'`. */
export const amountText = lazy(() => z.string().check(z.regex(/^\d+\.\d{2}$/)));

const notADate = 'not an ISO date';

export const timestampSchema = lazy(() => parseWith(z.string(), readTimestamp, notADate));

export const optionalTimestamp = lazy(() =>
  parseWith(z.nullish(z.string()), readOptionalTimestamp, notADate),
);
