/** Comment, declaration, odd end tag, or a tag with its name. */
const markup = /<!--(?:-?>|[\s\S]*?(?:--!?>|$))|<\/>|<(?:[!?]|\/[^a-z])[^>]*>?|<\/?([a-z][^\t\n\f\r />]*)/gi;

/** A comment in HTML, but text in SVG and MathML. */
const cdata = /^<!\[CDATA\[/;

/** White space, or an attribute with its value. */
const tagPart =
  /[\t\n\f\r /]+|[^\t\n\f\r />][^\t\n\f\r />=]*(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*"?|'[^']*'?|[^\t\n\f\r >"'][^\t\n\f\r >]*)?)?/y;

/** Blocked by the content security policy. */
const activeAttributes = /^(?:on|style(?![^\t\n\f\r =]))/i;

const rawElements = /^<(?:script|style|textarea|title|xmp|iframe|noembed|noframes)$/i;

/** `end` is the index of the tag's `>`. */
function readTag(html: string, start: number): { readonly inactiveParts: string; readonly end: number } {
  let inactiveParts = '';
  let end = start;
  for (tagPart.lastIndex = start; ; tagPart.lastIndex = end) {
    const [found] = tagPart.exec(html) ?? [];
    if (found === undefined) return { inactiveParts, end };
    if (!activeAttributes.test(found)) inactiveParts += found;
    end += found.length;
  }
}

function findRawEnd(html: string, start: number, opening: string): number | undefined {
  const close = new RegExp(`</${opening.slice(1)}`, 'gi');
  close.lastIndex = start;
  return close.exec(html)?.index;
}

/** Blocked by the content security policy during parsing. */
const activeElements = /^(?:style|script|base)$/i;

/**
 * Removes styles, scripts, event handlers and base URLs before the sanitiser parses them. Prevents console
 * errors of the content security policy, and is not a security measure. Linear time.
 */
export function removeActiveContent(html: string, hasRawElements = true): string {
  const pieces: string[] = [];
  const unclosed = new Set<string>();
  let end = 0;
  for (markup.lastIndex = 0; ; markup.lastIndex = end) {
    const found = markup.exec(html);
    if (!found) return pieces.join('') + html.slice(end);
    const [opening, name = ''] = found;
    const isActive = activeElements.test(name);
    const isDropped = isActive || cdata.test(opening);
    // A `<` before a dropped part must not form a tag with the following text.
    const gap = html[found.index - 1] === '<' ? ' ' : '';
    pieces.push(html.slice(end, found.index), isDropped ? gap : opening);
    end = found.index + opening.length;
    const tag = name ? readTag(html, end) : { inactiveParts: '', end };
    if (!isActive) pieces.push(tag.inactiveParts);
    end = isActive ? tag.end + 1 : tag.end;
    if (!hasRawElements || !rawElements.test(opening) || unclosed.has(opening)) continue;
    const close = findRawEnd(html, end, opening);
    if (close === undefined) unclosed.add(opening);
    if (!isActive && close !== undefined) pieces.push(removeActiveContent(html.slice(end, close), false));
    if (isActive || close !== undefined) end = close ?? html.length;
  }
}
