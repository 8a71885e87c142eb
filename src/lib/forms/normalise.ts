/** No glyph of its own: joiners, direction marks, soft hyphens, variation selectors, lone surrogates. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cs}\u2800]|(?!\s)\p{Cc}/gu;

/** Refused by databases, and typed by nobody. */
const unstorable = /\p{Cs}|(?!\s)\p{Cc}/gu;

const dashes = /[\p{Pd}\u2212]/gu;
const quotes = /[\u2018-\u201b\u2032\u02bc`\u00b4]/g;
const doubleQuotes = /[\u201c-\u201f\u2033\u00ab\u00bb]/g;

/** Text in a person's own words: only line ends and the white space around it change. */
export function toFreeText(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(unstorable, '')
    .trim();
}

/** Counts what can be seen, so that a name of invisible characters is missing. */
export function visibleLength(text: string): number {
  return Array.from(text.replace(invisible, '').trim()).length;
}

/** Characters that people type between those of a code. */
export const separators = ' -.()[]{}£';

/**
 * Text that has one right spelling. Drops what cannot be seen and separators; full-width characters become ASCII.
 * @param kept separators that mean something in this code
 */
export function toCode(text: string, kept = ''): string {
  return text
    .replace(invisible, '')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\uffe1/g, '£')
    .replace(/\s+/g, ' ')
    .replace(dashes, '-')
    .replace(/[ \-.()[\]{}£]/g, (separator) => (kept.includes(separator) ? separator : ''))
    .trim();
}

/** Keyboards curl quotes and join dashes, and a search by the API may compare them. */
export function toAsciiPunctuation(text: string): string {
  return text.replace(quotes, "'").replace(doubleQuotes, '"').replace(dashes, '-');
}

/** Equal for texts that a search must not tell apart: case, accents, kinds of quotes, dashes and spaces. */
export function toSearchKey(text: string): string {
  return toAsciiPunctuation(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(invisible, '')
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .trim();
}
