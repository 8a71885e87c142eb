import { parseAst } from 'vite';

/** Answers what may be on a page before the app is there. */
export interface PageContent {
  hasClass(name: string): boolean;
  hasTag(name: string): boolean;
  /** @param value any, where left out */
  hasAttribute(name: string, value?: string): boolean;
}

/** The texts in a script's code. */
function textsIn(code: string): string[] {
  const texts: string[] = [];
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('type' in value && value.type === 'Literal' && 'value' in value) texts.push(String(value.value));
    if ('cooked' in value) texts.push(String(value.cooked));
    Object.values(value).forEach(look);
  };
  look(parseAst(code));
  return texts;
}

const script = /<script\b[^>]*>([\s\S]*?)<\/script>/g;
const startTag = /<([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)/gi;
const attribute = /([\w:-]+)(?:="([^"]*)")?/g;

/** The tags of a page, and each attribute's values. */
function partsOf(html: string) {
  // The club's logo stands in a page as soon as its address is known.
  const tags = new Set(['img']);
  const attributes = new Map<string, Set<string>>();
  for (const [, tag = '', rest = ''] of html.replace(script, '').matchAll(startTag)) {
    tags.add(tag);
    for (const [, name = '', value = ''] of rest.matchAll(attribute)) {
      const values = attributes.get(name.toLowerCase()) ?? new Set();
      attributes.set(name.toLowerCase(), values.add(value));
    }
  }
  return { tags, attributes };
}

/** How scripts name a `data-` attribute. */
function asDataset(name: string): string {
  return name.replace('data-', 'dataset.').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

const setsHtml = /\.innerHTML=|insertAdjacentHTML|DOMParser|\.setHTML/;

/** Of the scripts of a page those whose views may be drawn into it: none, where none of them makes an element. */
function drawn(scripts: readonly string[]): readonly string[] {
  const draws = scripts.some((code) => code.includes('createElement(') || setsHtml.test(code));
  return draws ? scripts.filter((code) => code.includes('className')) : [];
}

/**
 * What is on a page before the app is there: what its HTML has, and whatever the scripts that run until then may add. Of
 * those that draw every text counts as a class or tag; one that ends in a hyphen stands for all that begins with it.
 * @param scripts the code of those that run by themselves, beside those that stand in the page
 * @param drawing the code of those that draw
 */
export function readPageContent(
  html: string,
  scripts: readonly string[],
  drawing: readonly string[] = drawn(scripts),
): PageContent {
  const { tags, attributes } = partsOf(html);
  const running = [...[...html.matchAll(script)].map(([, code = '']) => code), ...scripts];
  const isAnyTag = running.some((code) => setsHtml.test(code));
  const texts = new Set(running.flatMap(textsIn));
  // The head sets it on the root (first-paint.js).
  const worn = ['dark', ...(attributes.get('class') ?? []), ...drawing.flatMap(textsIn)];
  const words = new Set(worn.join(' ').split(/\s+/));
  const beginnings = [...words].filter((word) => /^[a-z][\w-]*-$/.test(word));
  const isNamed = (name: string) => texts.has(name) || running.some((code) => code.includes(asDataset(name)));
  const isSet = (name: string) =>
    (name.includes('-') && isNamed(name)) || drawing.some((code) => code.includes(name));
  return {
    hasClass: (name) => words.has(name) || beginnings.some((beginning) => name.startsWith(beginning)),
    hasTag: (name) => isAnyTag || tags.has(name) || words.has(name),
    hasAttribute: (name, value) =>
      value === undefined
        ? attributes.has(name) || isSet(name)
        : attributes.get(name)?.has(value) === true || (isSet(name) && texts.has(value)),
  };
}
