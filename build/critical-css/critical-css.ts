import { type Atrule, type CssNode, parse, type Rule } from 'css-tree';
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

/**
 * Parses a stylesheet once for all pages.
 * @returns serializes the rules that can match on a page
 */
export function createCriticalCss(css: string): (page: PageContent) => string {
  const sheet = parse(css, { positions: true, parseValue: false, parseCustomProperty: false });
  const nodes = sheet.type === 'StyleSheet' ? sheet.children.toArray() : [];
  const getText = ({ loc }: CssNode) => css.slice(loc?.start.offset, loc?.end.offset);

  /** @param isUsed tells whether to keep a custom property or an animation */
  function createFilter(page: PageContent, isUsed: (name: string) => boolean) {
    function filterRule({ prelude, block }: Rule): string {
      const selectors =
        prelude.type === 'SelectorList'
          ? prelude.children.toArray().filter((selector) => canMatch(selector, page))
          : [prelude];
      const declarations = block.children
        .toArray()
        .filter(
          (node) => node.type !== 'Declaration' || !node.property.startsWith('--') || isUsed(node.property),
        );
      return selectors.length && declarations.length
        ? `${selectors.map(getText).join()}{${declarations.map(getText).join(';')}}`
        : '';
    }

    function filterAtrule(node: Atrule): string {
      const { block, name, prelude } = node;
      const condition = prelude ? getText(prelude).trim() : '';
      // Printing is unlikely before the app starts.
      if (name === 'page' || (name === 'media' && condition === 'print')) return '';
      if (namedAtrule.test(name)) return isUsed(condition) ? getText(node) : '';
      if (!block || name === 'font-face') return getText(node);
      const rules = filterNodes(block.children.toArray());
      return rules && `${css.slice(node.loc?.start.offset, block.loc?.start.offset)}{${rules}}`;
    }

    function filterNodes(children: readonly CssNode[]): string {
      return children
        .map((node) => {
          if (node.type === 'Comment') return '';
          if (node.type === 'Rule') return filterRule(node);
          return node.type === 'Atrule' ? filterAtrule(node) : getText(node);
        })
        .join('');
    }
    return filterNodes;
  }

  return (page) => {
    // Repeats until no removed property was the only use of another one.
    const removeUnused = (text: string): string => {
      const used = getUsedNames(text);
      const next = createFilter(page, (name) => used.has(name))(nodes);
      return next.length < text.length ? removeUnused(next) : text;
    };
    return removeUnused(createFilter(page, () => true)(nodes));
  };
}
