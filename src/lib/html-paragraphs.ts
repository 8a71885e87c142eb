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

/** Index behind the comment or tag at `start`, or undefined when this `<` is just a character. */
function endOfMarkup(html: string, start: number): number | undefined {
  if (html.startsWith('<!--', start)) {
    const end = html.indexOf('-->', start + 4);
    return end < 0 ? html.length : end + 3;
  }
  return /[a-z/!?]/i.test(html.charAt(start + 1)) ? endOfTag(html, start + 1) : undefined;
}

/**
 * The text of each `<p>` of an HTML string, other tags dropped and entities decoded. What comes back is text: it may
 * hold `<` and must never be used as HTML. Reads every character once, so hostile input costs linear time.
 */
export function paragraphTexts(html: string): string[] {
  const paragraphs: string[] = [];
  let open: string | undefined;
  let position = 0;
  const close = () => {
    if (open !== undefined) paragraphs.push(decodeEntities(open));
    open = undefined;
  };
  while (position < html.length) {
    const markup = html.charAt(position) === '<' ? endOfMarkup(html, position) : undefined;
    const next = html.indexOf('<', position + 1);
    const end = markup ?? (next < 0 ? html.length : next);
    const piece = html.slice(position, end);
    if (markup === undefined) open = open === undefined ? undefined : open + piece;
    else if (/^<p[\s/>]/i.test(piece)) {
      close();
      open = '';
    } else if (/^<\/p[\s>]/i.test(piece)) close();
    else if (/^<br[\s/>]/i.test(piece) && open !== undefined) open += ' ';
    position = end;
  }
  close();
  return paragraphs;
}
