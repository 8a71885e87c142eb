import * as z from 'zod/mini';
import { parsePence } from '../../format/money.ts';
import { lazy } from './lazy.ts';
import { isoTimestamp } from './timestamps.ts';
import { parseWith } from './values.ts';

/** Money: decimal string or number of pounds on the wire, integer pence inside (signed). */
export const penceSchema = lazy(() =>
  parseWith(
    z.union([z.string(), z.number()]),
    (value) => parsePence(String(value)),
    'not an amount of money',
  ),
);

/** An amount to send: plain decimal string of pounds with two decimals, such as `'10.00'`. */
export const amountText = lazy(() => z.string().check(z.regex(/^\d+\.\d{2}$/)));

const notADate = 'not an ISO date';

/** Moment in time: ISO 8601 inside; on the wire also its neighbours, which not every browser reads. */
export const timestampSchema = lazy(() => parseWith(z.string(), isoTimestamp, notADate));

/** Moment in time that may be absent: null inside. */
export const optionalTimestamp = lazy(() =>
  parseWith(z.nullish(z.string()), (text) => (text ? isoTimestamp(text) : null), notADate),
);
