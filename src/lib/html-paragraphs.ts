const namedEntities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

function characterOf(code: number): string {
  const valid = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return valid ? String.fromCodePoint(code) : '\ufffd';
}

/** Decodes each entity once, so that `&amp;lt;` stays the text `&lt;`. */
function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi,
    (_, decimal?: string, hex?: string, name?: string) => {
      if (name) return namedEntities[name.toLowerCase()] ?? '';
      return characterOf(decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16));
    },
  );
}

/** Index behind the `>` that ends the tag at `start`; quoted attributes may hold a `>`. End of text if none does. */
function endOfTag(html: string, start: number): number {
  let quote = '';
  for (let index = start; index < html.length; index += 1) {
    const character = html.charAt(index);
    if (quote) {
      if (character === quote) quote = '';
    } else if (character === '>') return index + 1;
    else if (character === '"' || character === "'") quote = character;
  }
  return html.length;
}

/** Index behind the comment or tag at `start`, or undefined when nothing but text starts there. */
function endOfMarkup(html: string, start: number): number | undefined {
  if (html.startsWith('<!--', start)) {
    const end = html.indexOf('-->', start + 4);
    return end < 0 ? html.length : end + 3;
  }
  return /^<[a-z/!?]/i.test(html.slice(start, start + 2)) ? endOfTag(html, start + 1) : undefined;
}

/** Cuts HTML into markup and text, each character in exactly one piece. */
function* piecesOf(html: string): Generator<{ markup: boolean; piece: string }> {
  for (let start = 0, end = 0; start < html.length; start = end) {
    const behindMarkup = endOfMarkup(html, start);
    const nextTag = html.indexOf('<', start + 1);
    end = behindMarkup ?? (nextTag < 0 ? html.length : nextTag);
    yield { markup: behindMarkup !== undefined, piece: html.slice(start, end) };
  }
}

/**
 * The text of each `<p>` of an HTML string, other tags dropped and entities decoded. What comes back is text: it may
 * hold `<` and must never be used as HTML. Linear in the length of hostile input.
 */
export function paragraphTexts(html: string): string[] {
  const paragraphs: string[] = [];
  let inside = false;
  for (const { markup, piece } of piecesOf(html)) {
    const last = paragraphs.length - 1;
    if (/^<p[\s/>]/i.test(piece)) {
      paragraphs.push('');
      inside = true;
    } else if (/^<\/p[\s>]/i.test(piece)) inside = false;
    else if (inside && !markup) paragraphs[last] += piece;
    else if (inside && /^<br[\s/>]/i.test(piece)) paragraphs[last] += ' ';
  }
  return paragraphs.map(decodeEntities);
}
