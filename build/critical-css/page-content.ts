/** Tags, classes and attributes that a page may contain before the app starts. */
export interface PageContent {
  hasClass(name: string): boolean;
  hasTag(name: string): boolean;
  /** @param value any value when absent */
  hasAttribute(name: string, value?: string): boolean;
}

const script = /<script\b[^>]*>([\s\S]*?)<\/script>/g;
/** The head script sets the class of the dark theme. */
const toggledClass = /classList\.toggle\(['"`]([\w-]+)/g;
const startTag = /<([a-z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)/gi;
const attribute = /([\w:-]+)(?:="([^"]*)")?/g;

/** Entities of React's and Astro's HTML. */
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&#38;': '&',
  '&#34;': '"',
};

function decodeEntities(value: string): string {
  return value.replace(/&#?\w+;/g, (entity) => entities[entity] ?? entity);
}

function getTagsAndAttributes(html: string) {
  const tags = new Set(['img']);
  const attributes = new Map<string, Set<string>>();
  for (const [, tag = '', rest = ''] of html.replace(script, '').matchAll(startTag)) {
    tags.add(tag);
    for (const [, name = '', value = ''] of rest.matchAll(attribute)) {
      const values = attributes.get(name.toLowerCase()) ?? new Set();
      attributes.set(name.toLowerCase(), values.add(decodeEntities(value)));
    }
  }
  return { tags, attributes };
}

function toDatasetName(name: string): string {
  return name.replace('data-', 'dataset.').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * Collects the classes, tags and attributes of a page, and the attributes that its scripts set. The page contains a
 * sample of what scripts render before the full stylesheet (critical-css-sample.tsx).
 * @param scripts code of module scripts; the HTML contains the inline ones
 */
export function readPageContent(html: string, scripts: readonly string[]): PageContent {
  const { tags, attributes } = getTagsAndAttributes(html);
  const inline = [...html.matchAll(script)].map(([, code = '']) => code);
  const code = [...inline, ...scripts].join('\n');
  const hasString = (text: string) => ['"', "'", '`'].some((quote) => code.includes(quote + text + quote));
  const toggled = [...inline.join('\n').matchAll(toggledClass)].map(([, name = '']) => name);
  const classes = new Set([...(attributes.get('class') ?? []), ...toggled].join(' ').split(/\s+/));
  const isSet = (name: string) =>
    name.includes('-') && (hasString(name) || code.includes(toDatasetName(name)));
  return {
    hasClass: (name) => classes.has(name),
    hasTag: (name) => tags.has(name),
    hasAttribute: (name, value) =>
      value === undefined
        ? attributes.has(name) || isSet(name)
        : attributes.get(name)?.has(value) === true || (isSet(name) && hasString(value)),
  };
}
