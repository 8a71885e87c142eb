import DOMPurify, { type Config } from 'dompurify';
import { parseUrl } from '../format/text.ts';
import { removeActiveContent } from './inert-html.ts';

/** `page`: a club's own texts, with pictures and tables. `answer`: a reply to a member, without either. */
export type HtmlVariant = 'page' | 'answer';

export interface Heading {
  readonly id: string;
  readonly text: string;
  readonly level: number;
}

export interface CleanHtml {
  readonly html: TrustedHTML | string;
  /** Headings of a page in reading order, for a list of contents; none for answers. */
  readonly headings: readonly Heading[];
}

const text = [
  'p',
  'br',
  'hr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'b',
  'i',
];
const inline = ['u', 'a', 'blockquote', 'code', 'pre'];
const tables = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

const allowedTags = {
  page: [...text, ...inline, ...tables, 'img'],
  answer: [...text, ...inline],
} as const satisfies Record<HtmlVariant, readonly string[]>;

/** Attributes of table cells, whose values are numbers and keywords. */
const cellAttributes = ['colspan', 'rowspan', 'scope'];

const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  img: ['src', 'alt'],
  th: cellAttributes,
  td: ['colspan', 'rowspan'],
};

const linkSchemes = /^(?:https|mailto|tel):/i;

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

interface PolicyRules {
  readonly createHTML: (html: string) => string;
  readonly createScriptURL: () => never;
}

/** The browser's factory of policies, where it has one. */
const { trustedTypes } = globalThis as {
  readonly trustedTypes?: { createPolicy(name: string, rules: PolicyRules): Policy };
};

/**
 * The page's one Trusted Types policy. It must not leave this module: it signs what DOMPurify parses (inertly) and
 * what DOMPurify has cleaned, and nothing else. A policy that calls DOMPurify itself would leave DOMPurify without
 * the right to parse.
 */
const policy = trustedTypes?.createPolicy('app-html', {
  createHTML: (html) => html,
  createScriptURL: () => {
    throw new TypeError('scripts are never made from text');
  },
});

function signed(html: string): CleanHtml['html'] {
  return policy ? policy.createHTML(html) : html;
}

/** What is left of the HTML; nothing for some documents that are no text at all, such as framesets. */
function purify(html: string, tags: readonly string[]): HTMLElement | null {
  const config: Config & { RETURN_DOM: true } = {
    ALLOWED_TAGS: [...tags],
    ALLOWED_ATTR: Object.values(allowedAttributes).flat(),
    ALLOWED_URI_REGEXP: linkSchemes,
    // DOMPurify holds the value of every other attribute against the pattern for addresses.
    ADD_URI_SAFE_ATTR: cellAttributes,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM: true,
    ...(policy && { TRUSTED_TYPES_POLICY: policy }),
  };
  return DOMPurify.sanitize(removeActiveContent(html), config) as HTMLElement | null;
}

/** Takes off what is allowed on other elements only; DOMPurify's list of attributes does not tell them apart. */
function limitAttributes(element: Element): void {
  const allowed = allowedAttributes[element.localName] ?? [];
  for (const { name } of [...element.attributes]) {
    if (!allowed.includes(name)) element.removeAttribute(name);
  }
}

/** Links out of the site open beside it and say so in their name. */
function markLink(link: Element): void {
  const url = parseUrl(link.getAttribute('href') ?? '');
  if (url?.protocol !== 'https:' || url.origin === location.origin) return;
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
  const note = link.ownerDocument.createElement('span');
  note.className = 'sr-only';
  note.textContent = ' (opens in a new tab)';
  link.append(note);
}

/** The frame has the only `h1`, so headings start at level 2, plus the offset. */
function relevel(heading: Element, offset: number): Element {
  const level = Math.min(6, Math.max(2, Number(heading.localName.slice(1))) + offset);
  const renamed = heading.ownerDocument.createElement(`h${level}`);
  renamed.append(...heading.childNodes);
  heading.replaceWith(renamed);
  return renamed;
}

/** Gives headings ids of our own making, which cannot meet any id of the app's. */
function anchor(headings: readonly Element[]): Heading[] {
  const taken = new Set<string>();
  return headings.map((heading) => {
    const words = (heading.textContent ?? '').trim();
    const slug = `section-${words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`.slice(0, 60);
    let id = slug;
    for (let count = 2; taken.has(id); count += 1) id = `${slug}-${count}`;
    taken.add(id);
    heading.id = id;
    return { id, text: words, level: Number(heading.localName.slice(1)) };
  });
}

/**
 * Makes HTML from the API safe to show: only the elements and attributes of the list above, links over https, mail
 * and telephone, pictures over https. What comes back goes into the page as it is.
 * @param headingOffset levels to move headings down by, where the text stands under a heading of its own
 */
export function sanitise(html: string, variant: HtmlVariant, headingOffset = 0): CleanHtml {
  const body = purify(html, allowedTags[variant]);
  if (!body) return { html: signed(''), headings: [] };
  for (const element of body.querySelectorAll('*')) limitAttributes(element);
  for (const image of body.querySelectorAll('img:not([src^="https:" i])')) image.remove();
  for (const link of body.querySelectorAll('a')) markLink(link);
  const headings = [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((heading) =>
    relevel(heading, headingOffset),
  );
  const anchors = variant === 'page' ? anchor(headings) : [];
  return { html: signed(body.innerHTML), headings: anchors };
}

/**
 * The text of each paragraph in HTML from the API, line breaks as spaces. What comes back is text: it may hold `<` and
 * must never be used as HTML.
 */
export function paragraphTexts(html: string): string[] {
  const paragraphs = purify(html, ['p', 'br'])?.querySelectorAll('p') ?? [];
  return Array.from(paragraphs, (paragraph) => {
    for (const lineBreak of paragraph.querySelectorAll('br')) lineBreak.replaceWith(' ');
    return paragraph.textContent ?? '';
  });
}
