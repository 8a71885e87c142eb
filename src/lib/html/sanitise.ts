import DOMPurify, { type Config } from 'dompurify';
import { newTabHint, parseUrl } from '../format/text.ts';
import { removeActiveContent } from './inert-html.ts';
import { blockTags, unwrapBlocks } from './unwrap-blocks.ts';

/** `page`: tenant texts with images and tables. `message`: messages to a member, without them. */
export type HtmlVariant = 'page' | 'message';

export interface Heading {
  readonly id: string;
  readonly text: string;
  readonly level: number;
}

export interface CleanHtml {
  readonly html: TrustedHTML | string;
  /** In reading order; empty for messages. */
  readonly headings: readonly Heading[];
}

const messageTags = 'p br hr h1 h2 h3 h4 h5 h6 ul ol li strong em b i u a blockquote code pre'.split(' ');

const allowedTags: Readonly<Record<HtmlVariant, readonly string[]>> = {
  page: [...messageTags, 'img', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  message: messageTags,
};

const cellAttributes = ['colspan', 'rowspan', 'scope'];

const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  img: ['src', 'alt'],
  th: cellAttributes,
  td: ['colspan', 'rowspan'],
};

const linkSchemes = /^(?:https|mailto|tel):/i;

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

const { trustedTypes } = globalThis as {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { readonly createHTML: (html: string) => string; readonly createScriptURL: () => never },
    ): Policy;
  };
};

/**
 * The page's only Trusted Types policy signs DOMPurify's input and output and must not leave this module. A
 * policy that calls DOMPurify would prevent its parsing.
 */
const policy = trustedTypes?.createPolicy('app-html', {
  createHTML: (html) => html,
  createScriptURL: () => {
    throw new TypeError('scripts are never made from text');
  },
});

function toTrustedHtml(html: string): CleanHtml['html'] {
  return policy ? policy.createHTML(html) : html;
}

/** Returns null for documents such as framesets. */
function purify(html: string, tags: readonly string[]): HTMLElement | null {
  const config: Config & { RETURN_DOM: true } = {
    ALLOWED_TAGS: [...tags],
    ALLOWED_ATTR: Object.values(allowedAttributes).flat(),
    ALLOWED_URI_REGEXP: linkSchemes,
    // DOMPurify checks all other attributes against the URL pattern.
    ADD_URI_SAFE_ATTR: cellAttributes,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM: true,
    ...(policy && { TRUSTED_TYPES_POLICY: policy }),
  };
  return DOMPurify.sanitize(removeActiveContent(html), config) as HTMLElement | null;
}

/** Removes attributes by element, because DOMPurify has one list for all elements. */
function limitAttributes(element: Element): void {
  const allowed = allowedAttributes[element.localName] ?? [];
  for (const { name } of [...element.attributes]) {
    if (!allowed.includes(name)) element.removeAttribute(name);
  }
}

/** Replaces a picture by its alternative text, because mail programs attach the file. */
function replacePicture(picture: Element): void {
  const text = picture.getAttribute('alt')?.trim();
  picture.replaceWith(text ? ` (picture not shown: ${text}) ` : ' ');
}

function markLink(link: Element): void {
  const url = parseUrl(link.getAttribute('href') ?? '');
  if (url?.protocol !== 'https:' || url.origin === location.origin) return;
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
  const suffix = link.ownerDocument.createElement('span');
  suffix.className = 'sr-only';
  suffix.textContent = ` ${newTabHint}`;
  link.append(suffix);
}

/** Shifts headings to level 2 and below, because the app shell has the only `h1`. */
function shiftLevel(heading: Element, offset: number): Element {
  const level = Math.min(6, Math.max(2, Number(heading.localName.slice(1))) + offset);
  const renamed = heading.ownerDocument.createElement(`h${level}`);
  renamed.append(...heading.childNodes);
  heading.replaceWith(renamed);
  return renamed;
}

/** Adds ids with a prefix, which prevents conflicts with the app's ids. */
function addHeadingIds(headings: readonly Element[]): Heading[] {
  const usedIds = new Set<string>();
  return headings.map((heading) => {
    const label = (heading.textContent ?? '').trim();
    const slug = `section-${label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`.slice(0, 60);
    let id = slug;
    for (let count = 2; usedIds.has(id); count += 1) id = `${slug}-${count}`;
    usedIds.add(id);
    heading.id = id;
    return { id, text: label, level: Number(heading.localName.slice(1)) };
  });
}

/** Sanitises HTML from the API. Allows https, mail and telephone links, and https images. */
export function sanitise(html: string, variant: HtmlVariant, headingOffset = 0): CleanHtml {
  const body = purify(html, [...allowedTags.page, ...blockTags]);
  if (!body) return { html: toTrustedHtml(''), headings: [] };
  const tags = allowedTags[variant];
  for (const element of body.querySelectorAll('*')) limitAttributes(element);
  const hidden = tags.includes('img') ? 'img:not([src^="https:" i])' : 'img';
  for (const picture of body.querySelectorAll(hidden)) replacePicture(picture);
  unwrapBlocks(body, (tag) => tags.includes(tag));
  for (const link of body.querySelectorAll('a')) markLink(link);
  const headings = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((heading) =>
    shiftLevel(heading, headingOffset),
  );
  const anchors = variant === 'page' ? addHeadingIds(headings) : [];
  return { html: toTrustedHtml(body.innerHTML), headings: anchors };
}

/** Returns plain text, which must not be used as HTML: it may contain `<`. */
export function paragraphTexts(html: string): string[] {
  const paragraphs = purify(html, ['p', 'br'])?.querySelectorAll('p') ?? [];
  return Array.from(paragraphs, (paragraph) => {
    for (const lineBreak of paragraph.querySelectorAll('br')) lineBreak.replaceWith(' ');
    return paragraph.textContent ?? '';
  });
}
