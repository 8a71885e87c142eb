/**
 * Parsers of values, for the schemas and for the first cards, which render before zod has loaded. Each returns
 * undefined for an invalid value.
 */

import { parsePence } from '../../format/money.ts';

export const idPattern = /^(?!\.{1,2}$)\P{Surrogate}{1,200}$/u;

/** Number or text on the wire, text in the app. Rejects a number above 2^53, which browsers round. */
export function readNumberText(value: unknown): string | undefined {
  const isExact = typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER;
  return isExact || typeof value === 'string' ? String(value) : undefined;
}

export function readId(value: unknown): string | undefined {
  const id = readNumberText(value);
  return id && idPattern.test(id) ? id : undefined;
}

/** Entities that Django's `escape` writes. */
const entities: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#x27;', "'"],
  ['&#39;', "'"],
]);

/** Decodes plain text that a template may have escaped, once. The result is never HTML. */
export function readText(value: unknown): string | undefined {
  return readNumberText(value)?.replace(/&[a-z#0-9]+;/g, (entity) => entities.get(entity) ?? entity);
}

/** Rounding error of a computed float, in pounds. */
const floatTolerance = 1e-6;

/** Pounds as text or number on the wire; signed integer pence in the app. `0.30000000000000004` is 30. */
export function readPence(value: unknown): number | undefined {
  const text = readNumberText(value) ?? '';
  const pence = Math.round(Number(text) * 100);
  const isFloat = /^-?\d{1,12}\.\d{3,}$|e-\d+$/i.test(text);
  if (isFloat && Math.abs(Number(text) - pence / 100) <= floatTolerance) return pence || 0;
  return parsePence(text);
}

/** ISO 8601 and database variants: a blank for the T, an offset of hours or without a colon. */
const isoForm = /^(\d{4}-\d\d-\d\d)(?:[T ]([\d:.]+) ?(Z|[+-]\d\d)?:?(\d\d)?)?$/;

const httpForm = /^\w{3}, [\w :]+ GMT$/;

/** Converts to ISO 8601 that every browser parses. `Date.parse` alone would accept 'draw 7'. */
export function readTimestamp(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  const [, day, time, zone = '', minutes = '00'] = isoForm.exec(text) ?? [];
  const iso = time ? `${day}T${time}${zone[1] ? `${zone}:${minutes}` : zone}` : day;
  const ms = Date.parse(iso ?? (httpForm.test(text) ? text : ''));
  return Number.isNaN(ms) ? undefined : (iso ?? new Date(ms).toISOString());
}

/** Null when absent or `''`. */
export function readOptionalTimestamp(text: unknown): string | null | undefined {
  return (text ?? '') === '' ? null : readTimestamp(text);
}
