import * as z from 'zod/mini';
import { once } from './once.ts';

/**
 * Wire values as the API may send them, turned into one shape each. The API is free to send ids as numbers or
 * strings, money as numbers or strings, and to leave absent values out or send null; what is read here is the same.
 */

/** What no address can carry: the names of the folder itself and the one above, and half characters. */
const unaddressable = /^\.{1,2}$|\p{Surrogate}/u;

const idText = once(() =>
  z.string().check(
    z.minLength(1),
    z.maxLength(200),
    z.refine((text) => !unaddressable.test(text), 'cannot stand in an address'),
  ),
);

/** Id: number or non-empty string on the wire, string inside; one that can be part of an address. */
export const idSchema = once(() =>
  z.pipe(
    z.union([idText(), z.number()]),
    z.transform((value) => String(value)),
  ),
);

/** Text that may be absent: `''` inside when null or left out. */
export const optionalText = once(() =>
  z.pipe(
    z.nullish(z.string()),
    z.transform((value) => value ?? ''),
  ),
);

/** A whole number from `least` on. */
export function wholeNumber(least: number) {
  const isOne = (value: number) => Number.isSafeInteger(value) && value >= least;
  return z.number().check(z.refine(isOne, `not a whole number from ${least} on`));
}

/** Whole number, zero or more: number or digits on the wire, number inside. */
export const countSchema = once(() =>
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^\d{1,9}$/))]),
    z.pipe(z.transform(Number), wholeNumber(0)),
  ),
);

/** Browsers also parse 'draw 7' as a date; only what starts like ISO 8601 is one. */
const isoStart = /^\d{4}-\d{2}-\d{2}(?:[T ]|$)/;

/** Moment in time: ISO 8601 string on the wire and inside. */
export const timestampSchema = once(() =>
  z
    .string()
    .check(z.refine((value) => isoStart.test(value) && !Number.isNaN(Date.parse(value)), 'not an ISO date')),
);

/** Moment in time that may be absent: null inside. */
export const optionalTimestamp = once(() =>
  z.pipe(
    z.nullish(z.union([z.literal(''), timestampSchema()])),
    z.transform((value) => value || null),
  ),
);

/** Flag that may be absent: false inside. */
export const flagSchema = once(() =>
  z.pipe(
    z.nullish(z.boolean()),
    z.transform((value) => value ?? false),
  ),
);

/** A reply whose body the site does not read; it may be empty. */
export const ignoredReply = once(() => z.unknown());
