/** Format characters to remove: all except joiners, direction marks and the letters of flags. */
const formatting = /(?:(?![\u061c\u200c-\u200f\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}\s])+/gu;

/** Puts external text on one line. Replaces control characters, bidirectional overrides and white space. */
export function cleanText(text: string, maxLength: number): string {
  const line = /[^\p{Cc}\p{Cf}\s]/u.test(text) ? text.replace(formatting, ' ').trim() : '';
  return line.length > maxLength
    ? Array.from(line.slice(0, maxLength * 2))
        .slice(0, maxLength)
        .join('')
        .trim()
    : line;
}

/** Formats 1200 as '1,200'. */
export const formatNumber = (count: number): string => count.toLocaleString('en-GB');

/** Formats '1 ticket' or '1,200 tickets'. */
export const pluralise = (count: number, noun: string): string =>
  `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`;

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Specification, section 2, Profile. */
export function initialsOf(name: string): string {
  const [first = '', second] = name.trim().split(/\s+/);
  const letters = Array.from(first);
  const initials = second === undefined ? letters.slice(0, 2) : [letters[0], Array.from(second)[0]];
  return initials.join('').toUpperCase();
}

/** Joins texts by spaces, with full stops between them. Omits false, undefined and empty ones. */
export function joinSentences(...texts: readonly (string | false | undefined)[]): string {
  return texts
    .filter((text): text is string => Boolean(text))
    .map((text, index, all) => (index < all.length - 1 && !/[.!?…]$/.test(text) ? `${text}.` : text))
    .join(' ');
}

/** Ends the name of a link for screen readers. */
export const newTabHint = '(opens in a new tab)';

/** Older phones lack `URL.canParse`. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/** 32-bit FNV-1a hash over UTF-16 units. */
export function fingerprint(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

let listFormat: Intl.ListFormat | undefined;

/** Formats 'a, b and 3 more', with at most `max` parts. */
export function formatList(items: readonly string[], max: number): string {
  // Created on first use, because it takes 46 ms on a slow phone (CPU 4x).
  listFormat ??= new Intl.ListFormat('en-GB');
  if (items.length <= max) return listFormat.format(items);
  return listFormat.format([...items.slice(0, max - 1), `${items.length - max + 1} more`]);
}
