/**
 * The rules of values, for the schemas and for the first cards, which render before zod has loaded. Each returns
 * undefined for an invalid value.
 */

export const idPattern = /^(?!\.{1,2}$)\P{Surrogate}{1,200}$/u;

/** Number or text on the wire, text in the app. Rejects a number that lost digits. */
export function readNumberText(value: unknown): string | undefined {
  const isExact = typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER;
  return isExact || typeof value === 'string' ? String(value) : undefined;
}

export function readId(value: unknown): string | undefined {
  const id = readNumberText(value);
  return id && idPattern.test(id) ? id : undefined;
}

/** The entities that Django's `escape` writes. */
const entities: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#x27;', "'"],
  ['&#39;', "'"],
]);

/** Decodes once, as text: the result is never HTML. */
function decodeEntities(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27|#39);/g, (entity) => entities.get(entity) ?? entity);
}

/** Plain text that a template may have escaped. */
export function readText(value: unknown): string | undefined {
  const text = readNumberText(value);
  return text === undefined ? undefined : decodeEntities(text);
}
