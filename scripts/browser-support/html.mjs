import { findNewer } from './compat-data.mjs';

const tags = /<([a-z][a-z0-9-]*)((?:\s+[^\s"'>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi;
const attributes = /([^\s"'>/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g;

export function findNewerAttribute(element, attribute) {
  return findNewer(`html.elements.${element}.${attribute}`, `html.global_attributes.${attribute}`);
}

export function getContents(html, element) {
  const pattern = new RegExp(`<${element}(?:\\s[^>]*)?>(.*?)</${element}>`, 'gis');
  return [...html.matchAll(pattern)].map(([, content]) => content).filter((content) => content.trim());
}

/** @returns `{ feature, file, line, text }[]` */
export function findPageUses(html, file) {
  const markup = html.replace(/<(script|style)\b[^>]*>.*?<\/\1>/gis, '');
  return [...markup.matchAll(tags)].flatMap(([tag, element, rest]) =>
    [...rest.matchAll(attributes)].flatMap(([, attribute]) => {
      const feature = findNewerAttribute(element.toLowerCase(), attribute.toLowerCase());
      return feature ? [{ feature, file, line: 0, text: tag.slice(0, 80) }] : [];
    }),
  );
}
