import * as z from 'zod/mini';
import { parsePence } from '../../format/money.ts';
import { lazy } from './lazy.ts';
import { parseWith } from './values.ts';

/** ISO 8601 and database variants: a blank for the T, an offset of hours or without a colon. */
const isoForm = /^(\d{4}-\d\d-\d\d)(?:[T ]([\d:.]+) ?(Z|[+-]\d\d)?:?(\d\d)?)?$/;

const httpForm = /^\w{3}, [\w :]+ GMT$/;

/** Converts to ISO 8601 that every browser parses. `Date.parse` alone would accept 'draw 7'. */
function isoTimestamp(text: string): string | undefined {
  const [, day, time, zone = '', minutes = '00'] = isoForm.exec(text) ?? [];
  const iso = time ? `${day}T${time}${zone[1] ? `${zone}:${minutes}` : zone}` : day;
  const ms = Date.parse(iso ?? (httpForm.test(text) ? text : ''));
  return Number.isNaN(ms) ? undefined : (iso ?? new Date(ms).toISOString());
}

/** Pounds as text or number on the wire; signed integer pence in the app. */
export const penceSchema = lazy(() =>
  parseWith(
    z.union([z.string(), z.number()]),
    (value) => parsePence(String(value)),
    'not an amount of money',
  ),
);

/** Pounds in a request, such as `'10.00'`. */
export const amountText = lazy(() => z.string().check(z.regex(/^\d+\.\d{2}$/)));

const notADate = 'not an ISO date';

export const timestampSchema = lazy(() => parseWith(z.string(), isoTimestamp, notADate));

/** Null when absent. */
export const optionalTimestamp = lazy(() =>
  parseWith(z.nullish(z.string()), (text) => (text ? isoTimestamp(text) : null), notADate),
);
