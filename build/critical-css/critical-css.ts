import { type Atrule, type CssNode, parse, type Rule } from 'css-tree';
import { type CssRule, serializeRules } from './css-rules.ts';
import type { PageContent } from './page-content.ts';

/** At-rules that other rules refer to by name. */
const namedAtrule = /^(keyframes|property)$/;

const inputPseudoElements = [
  [/^file-selector-button$/, 'file'],
  [/^-webkit-(date|datetime|calendar)/, 'date'],
  [/^-webkit-(inner|outer)-spin/, 'number'],
  [/^-webkit-search/, 'search'],
] as const;

function getRequiredValue(part: CssNode): string | undefined {
  if (part.type !== 'AttributeSelector' || part.matcher !== '=') return undefined;
  return part.value?.type === 'Identifier' ? part.value.name : part.value?.value;
}

function canMatchPart(part: CssNode, page: PageContent): boolean {
  switch (part.type) {
    case 'ClassSelector':
      return page.hasClass(part.name.replaceAll('\\', ''));
    case 'TypeSelector':
      return /^(\*|html|body)$/.test(part.name) || page.hasTag(part.name);
    case 'AttributeSelector':
      return page.hasAttribute(part.name.name, getRequiredValue(part));
    case 'PseudoElementSelector':
      return inputPseudoElements.every(
        ([name, type]) => !name.test(part.name) || page.hasAttribute('type', type),
      );
    case 'PseudoClassSelector':
      return canMatchPseudoClass(part.name, part.children?.toArray() ?? [], page);
    default:
      return true;
  }
}

function canMatchPseudoClass(name: string, children: readonly CssNode[], page: PageContent): boolean {
  if (name === 'host') return false;
  // The pointer reaches nothing before the full stylesheet.
  if (name === 'hover' || name === 'active') return false;
  // No page is right to left.
  if (name === 'dir') return false;
  if (name === 'disabled') return page.hasAttribute(name);
  if (name === 'checked') return ['checkbox', 'radio'].some((type) => page.hasAttribute('type', type));
  if (!/^(is|where|has)$/.test(name)) return true;
  return children.some(
    (list) => list.type !== 'SelectorList' || list.children.some((selector) => canMatch(selector, page)),
  );
}

function canMatch(selector: CssNode, page: PageContent): boolean {
  return (
    selector.type !== 'Selector' || selector.children.toArray().every((part) => canMatchPart(part, page))
  );
}

function getUsedNames(css: string): ReadonlySet<string> {
  const animations = [...css.matchAll(/animation(?:-name)?:([^;}]*)/g)].map(([, value = '']) => value);
  return new Set([
    ...[...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name),
    ...animations.join(' ').split(/[\s,]+/),
  ]);
}

interface Filter {
  readonly page: PageContent;
  /** Custom properties and animations to keep; all of them when absent. */
  readonly used?: ReadonlySet<string>;
}

/**
 * Parses a stylesheet once for all pages.
 * @returns serializes the rules that can match on a page, without overridden declarations
 */
export function createCriticalCss(css: string): (page: PageContent) => string {
  const sheet = parse(css, { positions: true, parseValue: false, parseCustomProperty: false });
  const rules = sheet.type === 'StyleSheet' ? sheet.children.toArray() : [];
  const getText = ({ loc }: CssNode) => css.slice(loc?.start.offset, loc?.end.offset);
  const isUsed = (name: string, { used }: Filter) => used?.has(name) ?? true;

  function filterRule({ prelude, block }: Rule, filter: Filter): CssRule[] {
    const selectors =
      prelude.type === 'SelectorList'
        ? prelude.children.toArray().filter((selector) => canMatch(selector, filter.page))
        : [prelude];
    const declarations = block.children.toArray().flatMap((node) => {
      const name = node.type === 'Declaration' ? node.property : '';
      return name.startsWith('--') && !isUsed(name, filter) ? [] : [{ name, text: getText(node) }];
    });
    return selectors.length && declarations.length
      ? [{ selector: selectors.map(getText).join(), declarations }]
      : [];
  }

  function filterAtrule(node: Atrule, filter: Filter): CssRule[] {
    const { block, name, prelude } = node;
    const condition = prelude ? getText(prelude).trim() : '';
    // Printing is unlikely before the app starts.
    if (name === 'page' || (name === 'media' && condition === 'print')) return [];
    if (namedAtrule.test(name)) return isUsed(condition, filter) ? [{ text: getText(node) }] : [];
    if (!block || name === 'font-face') return [{ text: getText(node) }];
    const children = block.children.toArray().flatMap((child) => filterNode(child, filter));
    const head = css.slice(node.loc?.start.offset, block.loc?.start.offset);
    return children.length ? [{ text: `${head}{${serializeRules(children)}}` }] : [];
  }

  function filterNode(node: CssNode, filter: Filter): CssRule[] {
    if (node.type === 'Comment') return [];
    if (node.type === 'Rule') return filterRule(node, filter);
    return node.type === 'Atrule' ? filterAtrule(node, filter) : [{ text: getText(node) }];
  }

  return (page) => {
    const serialize = (used?: Filter['used']) =>
      serializeRules(rules.flatMap((node) => filterNode(node, used ? { page, used } : { page })));
    // Repeats until no removed property was the only use of another one.
    const removeUnused = (text: string): string => {
      const next = serialize(getUsedNames(text));
      return next.length < text.length ? removeUnused(next) : text;
    };
    return removeUnused(serialize());
  };
}
