import * as z from 'zod/mini';
import { parsePence } from '../../format/money.ts';
import { lazy } from './lazy.ts';
import { parseWith } from './values.ts';

/** ISO 8601 and the variants of databases: a blank for the T, an offset of hours or without a colon. */
const isoForm = /^(\d{4}-\d\d-\d\d)(?:[T ]([\d:.]+) ?(Z|[+-]\d\d)?:?(\d\d)?)?$/;

const httpForm = /^\w{3}, [\w :]+ GMT$/;

/**
 * Converts a time or date to ISO 8601 that every browser parses; undefined for other text. `Date.parse` alone
 * would accept 'draw 7'.
 */
function isoTimestamp(text: string): string | undefined {
  const [, day, time, zone = '', minutes = '00'] = isoForm.exec(text) ?? [];
  const iso = time ? `${day}T${time}${zone[1] ? `${zone}:${minutes}` : zone}` : day;
  const ms = Date.parse(iso ?? (httpForm.test(text) ? text : ''));
  return Number.isNaN(ms) ? undefined : (iso ?? new Date(ms).toISOString());
}

/** Money: pounds on the wire, as decimal text or number; signed integer pence in the app. */
export const penceSchema = lazy(() =>
  parseWith(
    z.union([z.string(), z.number()]),
    (value) => parsePence(String(value)),
    'not an amount of money',
  ),
);

/** Amount of a request: pounds as decimal text, such as `'10.00'`. */
export const amountText = lazy(() => z.string().check(z.regex(/^\d+\.\d{2}$/)));

const notADate = 'not an ISO date';

/** Timestamp: ISO 8601 in the app, with variants on the wire. */
export const timestampSchema = lazy(() => parseWith(z.string(), isoTimestamp, notADate));

/** Optional timestamp: null when absent. */
export const optionalTimestamp = lazy(() =>
  parseWith(z.nullish(z.string()), (text) => (text ? isoTimestamp(text) : null), notADate),
);
