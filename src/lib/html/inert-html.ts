/** What begins something other than text: a comment, a declaration or odd end tag, or a tag with its name. */
const markup = /<!--(?:-?>|[\s\S]*?(?:--!?>|$))|<\/>|<(?:[!?]|\/[^a-z])[^>]*>?|<\/?([a-z][^\t\n\f\r />]*)/gi;

/** A comment, but text without end in drawings and formulas; where it stands, only a parser knows. */
const cdata = /^<!\[CDATA\[/;

/** What stands in a tag: space, or an attribute with its value in either quotes or in none. */
const tagPart =
  /[\t\n\f\r /]+|[^\t\n\f\r />][^\t\n\f\r />=]*(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*"?|'[^']*'?|[^\t\n\f\r >"'][^\t\n\f\r >]*)?)?/y;

/** What the content policy speaks of. */
const active = /^(?:on|style(?![^\t\n\f\r =]))/i;

/** What is followed by anything but markup until it ends. */
const raw = /^<(?:script|style|textarea|title|xmp|iframe|noembed|noframes)$/i;

/** The parts of the tag that go on at `start`, without those that are active, and where the tag's `>` is. */
function readTag(html: string, start: number): { readonly kept: string; readonly end: number } {
  let kept = '';
  let end = start;
  for (tagPart.lastIndex = start; ; tagPart.lastIndex = end) {
    const [found] = tagPart.exec(html) ?? [];
    if (found === undefined) return { kept, end };
    if (!active.test(found)) kept += found;
    end += found.length;
  }
}

/** Where the raw content that begins at `start` ends; undefined when nothing ends it. */
function endOfRaw(html: string, start: number, opening: string): number | undefined {
  const close = new RegExp(`</${opening.slice(1)}`, 'gi');
  close.lastIndex = start;
  return close.exec(html)?.index;
}

/** Elements that the content policy speaks of as soon as they are parsed. */
const activeElements = /^(?:style|script|base)$/i;

/**
 * Takes off what breaches the content policy where it is merely parsed, in whatever kind of document: styles, scripts,
 * event handlers and base addresses. Editors that clubs use leave them everywhere, and the sanitiser, which drops them
 * too, has the browser parse them first. So this keeps the console quiet and makes nothing safe; it reads tags as the
 * HTML standard's tokenizer does, as far as that matters here. Linear in the length of hostile input.
 */
export function removeActiveContent(html: string, readsRaw = true): string {
  const pieces: string[] = [];
  const unended = new Set<string>();
  let end = 0;
  for (markup.lastIndex = 0; ; markup.lastIndex = end) {
    const found = markup.exec(html);
    if (!found) return pieces.join('') + html.slice(end);
    const [opening, name = ''] = found;
    const isActive = activeElements.test(name);
    const isDropped = isActive || cdata.test(opening);
    // A sign before what is dropped must not begin a tag with what follows it.
    const gap = html[found.index - 1] === '<' ? ' ' : '';
    pieces.push(html.slice(end, found.index), isDropped ? gap : opening);
    end = found.index + opening.length;
    const tag = name ? readTag(html, end) : { kept: '', end };
    if (!isActive) pieces.push(tag.kept);
    end = isActive ? tag.end + 1 : tag.end;
    if (!readsRaw || !raw.test(opening) || unended.has(opening)) continue;
    const close = endOfRaw(html, end, opening);
    if (close === undefined) unended.add(opening);
    if (!isActive && close !== undefined) pieces.push(removeActiveContent(html.slice(end, close), false));
    if (isActive || close !== undefined) end = close ?? html.length;
  }
}
