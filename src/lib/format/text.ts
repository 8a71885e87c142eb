/**
 * Foreign text made fit to show on one line: control and formatting characters (bidirectional overrides, zero-width
 * ones) and runs of white space become one space, and it is cut after `longest` characters.
 */
export function cleanText(text: string, longest: number): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
  return line.length > longest
    ? Array.from(line.slice(0, longest * 2))
        .slice(0, longest)
        .join('')
        .trim()
    : line;
}

/**
 * Letters of an avatar (specification, section 2, Profile): the first two of a single word, else the first of each
 * of the first two words, upper case; '' without a name.
 */
export function initialsOf(name: string): string {
  const [first = '', second] = name.trim().split(/\s+/);
  const letters = Array.from(first);
  const initials = second === undefined ? letters.slice(0, 2) : [letters[0], Array.from(second)[0]];
  return initials.join('').toUpperCase();
}

/** Texts one after the other, as they are read aloud: with a full stop between them where the first has no end. */
export function joinSentences(...texts: readonly (string | undefined)[]): string {
  return texts
    .filter((text) => text !== undefined && text !== '')
    .map((text, index, all) => (index < all.length - 1 && !/[.!?…]$/.test(text ?? '') ? `${text}.` : text))
    .join(' ');
}

/**
 * An address read, absolute or relative to a base; undefined when it is none. `URL.canParse` is missing on phones that
 * members still use.
 */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

/** A number of 32 bits that stands for a text, from which nobody can read it (FNV-1a over UTF-16 units). */
export function fingerprint(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
