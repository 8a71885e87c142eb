import * as css from 'css-tree';
import { findNewer, findNewerAttribute, getChildNames, getEntry } from './compat-data.mjs';

const isPrefixed = (name) => name.startsWith('-');

/** @returns pairs such as `['light-dark', 'css.types.color.light-dark']` */
function listFunctions(path) {
  const parts = getChildNames(getEntry(path)).map((name) => [name, `${path}.${name}`]);
  return [...parts, ...parts.flatMap(([, below]) => listFunctions(below))];
}

const functions = new Map(listFunctions('css.types').reverse());

function hasPrefixedFallback({ property }, block) {
  return block?.children.some(
    (other) => other.type === 'Declaration' && other.property === `-webkit-${property}`,
  );
}

function getFeature(node, declaration) {
  const name = typeof node.name === 'string' ? node.name.toLowerCase() : '';
  if (node.type === 'Atrule') return findNewer(`css.at-rules.${name}`);
  if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector') {
    return isPrefixed(name) ? undefined : findNewer(`css.selectors.${name}`);
  }
  if (node.type === 'NestingSelector') return findNewer('css.selectors.nesting');
  if (node.type === 'Declaration' && !isPrefixed(node.property)) {
    return findNewer(`css.properties.${node.property}`);
  }
  if (declaration && (node.type === 'Dimension' || node.type === 'Percentage')) {
    return findNewer(`css.properties.${declaration.property}.includes_thickness`);
  }
  if (node.type === 'Function' && functions.has(name)) return findNewer(functions.get(name));
  if (node.type === 'Identifier' && declaration && !isPrefixed(declaration.property)) {
    return findNewer(`css.properties.${declaration.property}.${name}`);
  }
  return undefined;
}

/** Finds uses outside `@supports`. @returns `{ feature, file, line, text }[]` */
export function findStyleUses(text, file) {
  const uses = [];
  const tree = css.parse(text, { positions: true, parseCustomProperty: true });
  css.walk(tree, function enter(node) {
    if (this.atrule?.name === 'supports' && node !== this.atrule) return;
    const declaration = node.type === 'Declaration' ? node : this.declaration;
    if (declaration && hasPrefixedFallback(declaration, this.block)) return;
    const feature = getFeature(node, this.declaration);
    if (!feature) return;
    const { start, end } = node.loc;
    uses.push({ feature, file, line: start.line, text: text.slice(start.offset, end.offset).slice(0, 80) });
  });
  return uses;
}

const tags = /<([a-z][a-z0-9-]*)((?:\s+[^\s"'>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi;
const attributes = /([^\s"'>/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g;

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
