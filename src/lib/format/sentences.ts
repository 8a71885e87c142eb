/** Texts one after the other, as they are read aloud: with a full stop between them where the first has no end. */
export function joinSentences(...texts: readonly (string | undefined)[]): string {
  return texts
    .filter((text) => text !== undefined && text !== '')
    .map((text, index, all) => (index < all.length - 1 && !/[.!?…]$/.test(text ?? '') ? `${text}.` : text))
    .join(' ');
}
