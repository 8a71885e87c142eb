import * as z from 'zod/mini';
import { lazy } from './lazy.ts';
import { readOptionalTimestamp, readPence, readTimestamp } from './read-money-and-times.ts';
import { parseWith, textOrNumber } from './values.ts';

export const penceSchema = lazy(() => parseWith(textOrNumber(), readPence, 'not an amount of money'));

/** Pounds in a request, such as `'10.00'`. */
export const amountText = lazy(() => z.string().check(z.regex(/^\d+\.\d{2}$/)));

const notADate = 'not an ISO date';

export const timestampSchema = lazy(() => parseWith(z.string(), readTimestamp, notADate));

export const optionalTimestamp = lazy(() =>
  parseWith(z.nullish(z.string()), readOptionalTimestamp, notADate),
);
