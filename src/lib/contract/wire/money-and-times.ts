import * as z from 'zod/mini';
import { parsePence } from '../../format/money.ts';
import { lazy } from './lazy.ts';
import { parseWith } from './values.ts';

/** ISO 8601, and as databases write it: a blank for the T, an offset of hours alone or without a colon. */
const isoForm = /^(\d{4}-\d\d-\d\d)(?:[T ]([\d:.]+) ?(Z|[+-]\d\d)?:?(\d\d)?)?$/;

/** As HTTP writes it (RFC 9110): 'Wed, 04 Mar 2026 19:30:00 GMT'. */
const httpForm = /^\w{3}, [\w :]+ GMT$/;

/**
 * A moment, or a day, as ISO 8601 in the form that every browser reads; undefined for what is neither. Browsers would
 * also take 'draw 7' for a date.
 */
export function isoTimestamp(text: string): string | undefined {
  const [, day, time, zone = '', minutes = '00'] = isoForm.exec(text) ?? [];
  const iso = time ? `${day}T${time}${zone[1] ? `${zone}:${minutes}` : zone}` : day;
  const ms = Date.parse(iso ?? (httpForm.test(text) ? text : ''));
  return Number.isNaN(ms) ? undefined : (iso ?? new Date(ms).toISOString());
}

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
