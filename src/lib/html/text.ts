import { parseUrl } from '../format/text.ts';

const blocks = /^(?:p|h[1-6]|[uo]l|li|blockquote|pre|hr|br)$/;

function readNode(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? '';
  if (node.classList.contains('sr-only')) return '';
  const content = Array.from(node.childNodes, readNode).join('');
  if (!blocks.test(node.localName)) return content;
  return `\n${node.localName === 'li' ? `- ${content.trim()}` : content}\n`;
}

/** Converts sanitised HTML to text: one line per block, hyphens in lists, no text for screen readers only. */
export function readPlainText(element: Element): string {
  return readNode(element)
    .replace(/\n{2,}/g, '\n')
    .trim();
}

export interface TextPiece {
  readonly text: string;
  readonly href?: string;
  readonly isInternal?: boolean;
}

/** URLs and paths, without trailing punctuation. */
const addressPattern = /(?<=^|[\s(])(?:https?:\/)?\/[^\s<>"']*[^\s<>"'.,;:!?)]/g;

/** Links screens by path, other sites by https without credentials. */
function createLink(text: string, origin: string, isScreen: (path: string) => boolean): TextPiece {
  const url = /^\/(?![/\\])/.test(text) ? parseUrl(origin + text) : parseUrl(text);
  if (!url || url.username || url.password) return { text };
  if (url.origin === origin) {
    const href = url.pathname + url.search + url.hash;
    return isScreen(url.pathname) ? { text, href, isInternal: true } : { text };
  }
  return url.protocol === 'https:' ? { text, href: url.href } : { text };
}

/** Splits external text at its URLs. The joined pieces equal the text. */
export function splitLinks(text: string, origin: string, isScreen: (path: string) => boolean): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: address, index } of text.matchAll(addressPattern)) {
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push(createLink(address, origin, isScreen));
    end = index + address.length;
  }
  return end < text.length ? [...pieces, { text: text.slice(end) }] : pieces;
}
