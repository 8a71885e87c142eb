/** Characters without a glyph: joiners, direction marks, soft hyphens, variation selectors, lone surrogates. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cs}\u2800]|(?!\s)\p{Cc}/gu;

/** Characters that databases reject and nobody types. */
const unstorable = /\p{Cs}|(?!\s)\p{Cc}/gu;

const dashes = /[\p{Pd}\u2212]/gu;
const quotes = /[\u2018-\u201b\u2032\u02bc`\u00b4]/g;
const doubleQuotes = /[\u201c-\u201f\u2033\u00ab\u00bb]/g;

/** Normalises free text: changes only line ends and the white space around it. */
export function toFreeText(text: string): string {
  return text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replace(unstorable, '')
    .trim();
}

/** Counts visible characters, so that a name of invisible characters counts as missing. */
export function visibleLength(text: string): number {
  return Array.from(text.replace(invisible, '').trim()).length;
}

/** Characters that people type between those of a code. */
export const separators = ' -.()[]{}£';

/**
 * Normalises a code: removes invisible characters and separators, and converts full-width characters to ASCII.
 * @param kept separators that belong to this code
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

/** Undoes the curly quotes and long dashes of keyboards, because the API's search may compare them. */
export function toAsciiPunctuation(text: string): string {
  return text.replace(quotes, "'").replace(doubleQuotes, '"').replace(dashes, '-');
}

/** Returns equal keys for texts that differ only in case, accents, quotes, dashes and spaces. */
export function toSearchKey(text: string): string {
  return toAsciiPunctuation(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(invisible, '')
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .trim();
}
