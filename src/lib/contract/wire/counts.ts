import * as z from 'zod/mini';
import { lazy } from './lazy.ts';
import { orElse } from './values.ts';

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
