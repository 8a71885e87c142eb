import * as z from 'zod/mini';
import { lazy } from './lazy.ts';

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

const exactNumber = lazy(() =>
  z
    .number()
    .check(z.refine((value) => Math.abs(value) <= Number.MAX_SAFE_INTEGER, 'a number that lost digits')),
);

const addressable = /^(?!\.{1,2}$)\P{Surrogate}{1,200}$/u;

/** Number or text on the wire, text in the app. Rejects a rounded number, which is another record's id. */
export const idSchema = lazy(() =>
  z.pipe(
    z.union([z.string().check(z.regex(addressable)), exactNumber()]),
    z.transform((value) => String(value)),
  ),
);

export function orElse<Wire extends z.ZodMiniType, const Absent>(wire: Wire, fallback: Absent) {
  return z.pipe(
    z.nullish(wire),
    z.transform((value: z.output<Wire> | null | undefined): z.output<Wire> | Absent => value ?? fallback),
  );
}

export const optionalText = lazy(() => orElse(z.string(), ''));

/** Ticket number: text in the app, to keep leading zeros. */
export const numberText = lazy(() =>
  z.pipe(
    z.union([z.string(), exactNumber()]),
    z.transform((value) => String(value)),
  ),
);

/** Text that the API may send as a number; default `''`. */
export const optionalDigits = lazy(() => orElse(numberText(), ''));

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

/** Unused body, perhaps empty. Pages load `z.transform` anyway. */
export const ignoredReply = lazy(() => z.transform((body: unknown) => body));
