import { parseUrl } from '../format/text.ts';

/** A piece of a text; one with `href` is a link. */
export interface TextPiece {
  readonly text: string;
  readonly href?: string;
  /** It leads to a screen of this app. */
  readonly isInternal?: boolean;
}

/** Addresses and paths as people write them, without the signs that end a sentence. */
const addressPattern = /(?<=^|[\s(])(?:https?:\/)?\/[^\s<>"']*[^\s<>"'.,;:!?)]/g;

/**
 * Where an address in a text leads: to a screen of ours by its path, to anyone else by https without credentials, or
 * nowhere.
 */
function linkOf(text: string, origin: string, isScreen: (path: string) => boolean): TextPiece {
  const url = /^\/(?![/\\])/.test(text) ? parseUrl(origin + text) : parseUrl(text);
  if (!url || url.username || url.password) return { text };
  if (url.origin === origin) {
    const href = url.pathname + url.search + url.hash;
    return isScreen(url.pathname) ? { text, href, isInternal: true } : { text };
  }
  return url.protocol === 'https:' ? { text, href: url.href } : { text };
}

/**
 * Splits a foreign text at the addresses in it; put together again, the pieces are the text.
 * @param origin of the club's own site
 * @param isScreen whether a path of ours leads to a screen
 */
export function linkedText(text: string, origin: string, isScreen: (path: string) => boolean): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: address, index } of text.matchAll(addressPattern)) {
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push(linkOf(address, origin, isScreen));
    end = index + address.length;
  }
  return end < text.length ? [...pieces, { text: text.slice(end) }] : pieces;
}
