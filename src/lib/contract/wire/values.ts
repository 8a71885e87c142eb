import * as z from 'zod/mini';
import { lazy } from './lazy.ts';

/**
 * Wire values as the API may send them, turned into one shape each. The API is free to send ids as numbers or
 * strings, money as numbers or strings, and to leave absent values out or send null; what is read here is the same.
 */

/**
 * What a schema takes, turned into something else.
 * @param read undefined for what cannot be
 */
export function parseWith<Wire extends z.ZodMiniType, Read>(
  wire: Wire,
  read: (value: z.output<Wire>) => Read | undefined,
  message: string,
) {
  return z.pipe(
    wire,
    z.transform((value: z.output<Wire>, context): Read => {
      const result = read(value);
      if (result !== undefined) return result;
      context.issues.push({ code: 'custom', message, input: value });
      return z.NEVER;
    }),
  );
}

/** A number that parsing has not rounded: beyond 2^53 a JSON number loses its last digits. */
const exactNumber = lazy(() =>
  z
    .number()
    .check(z.refine((value) => Math.abs(value) <= Number.MAX_SAFE_INTEGER, 'a number that lost digits')),
);

/** What an address can carry: neither the names of the folder itself and the one above, nor half characters. */
const addressable = /^(?!\.{1,2}$)\P{Surrogate}{1,200}$/u;

/**
 * Id: number or non-empty string on the wire, string inside; one that can be part of an address. A rounded number is
 * refused, because it is the id of something else.
 */
export const idSchema = lazy(() =>
  z.pipe(
    z.union([z.string().check(z.regex(addressable)), exactNumber()]),
    z.transform((value) => String(value)),
  ),
);

/** What may be null or left out, and then is something else inside. */
export function orElse<Wire extends z.ZodMiniType, const Absent>(wire: Wire, absent: Absent) {
  return z.pipe(
    z.nullish(wire),
    z.transform((value: z.output<Wire> | null | undefined): z.output<Wire> | Absent => value ?? absent),
  );
}

/** Text that may be absent: `''` inside when null or left out. */
export const optionalText = lazy(() => orElse(z.string(), ''));

/** Number of a ticket: number or text on the wire, text inside, as its zeros count. */
export const numberText = lazy(() =>
  z.pipe(
    z.union([z.string(), exactNumber()]),
    z.transform((value) => String(value)),
  ),
);

/** Text that may look like a number, and then be sent as one; `''` inside when null or left out. */
export const optionalDigits = lazy(() => orElse(numberText(), ''));

/** A whole number from `least` on. */
export function wholeNumber(least: number) {
  const isOne = (value: number) => Number.isSafeInteger(value) && value >= least;
  return z.number().check(z.refine(isOne, `not a whole number from ${least} on`));
}

/** Whole number, zero or more: number or digits on the wire, number inside. */
export const countSchema = lazy(() =>
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^\d{1,9}$/))]),
    z.pipe(z.transform(Number), wholeNumber(0)),
  ),
);

/** Flag that may be absent: false inside. */
export const flagSchema = lazy(() => orElse(z.boolean(), false));

/**
 * A reply whose body the site does not read; it may be empty. A transform, which other schemas need anyway: every page
 * carries the schema types that are used.
 */
export const ignoredReply = lazy(() => z.transform((body: unknown) => body));
