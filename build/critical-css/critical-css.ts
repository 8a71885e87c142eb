/** Which of the product's styles a page needs to look right before the app is there. */
import { type Atrule, type CssNode, parse, type Rule } from 'css-tree';
import { type CssRule, serializeRules } from './css-rules.ts';
import type { PageContent } from './page-content.ts';

/** At-rules that count only where another rule names them. */
const namedRule = /^(keyframes|property)$/;

/** Parts that only inputs of one type have. */
const inputParts = [
  [/^file-selector-button$/, 'file'],
  [/^-webkit-(date|datetime|calendar)/, 'date'],
  [/^-webkit-(inner|outer)-spin/, 'number'],
  [/^-webkit-search/, 'search'],
] as const;

/** The value that an attribute is asked for, where it has to be that very one. */
function valueAsked(part: CssNode): string | undefined {
  if (part.type !== 'AttributeSelector' || part.matcher !== '=') return undefined;
  return part.value?.type === 'Identifier' ? part.value.name : part.value?.value;
}

/** False where a part of a selector asks for what is not there. */
function mayBe(part: CssNode, page: PageContent): boolean {
  switch (part.type) {
    case 'ClassSelector':
      return page.hasClass(part.name.replaceAll('\\', ''));
    case 'TypeSelector':
      return /^(\*|html|body)$/.test(part.name) || page.hasTag(part.name);
    case 'AttributeSelector':
      return page.hasAttribute(part.name.name, valueAsked(part));
    case 'PseudoElementSelector':
      return inputParts.every(([name, type]) => !name.test(part.name) || page.hasAttribute('type', type));
    case 'PseudoClassSelector':
      return mayBeState(part.name, part.children?.toArray() ?? [], page);
    default:
      return true;
  }
}

function mayBeState(name: string, children: readonly CssNode[], page: PageContent): boolean {
  if (name === 'host') return false;
  if (name === 'disabled') return page.hasAttribute(name);
  if (name === 'checked') return ['checkbox', 'radio'].some((type) => page.hasAttribute('type', type));
  if (!/^(is|where|has)$/.test(name)) return true;
  return children.some(
    (list) => list.type !== 'SelectorList' || list.children.some((one) => mayMatch(one, page)),
  );
}

function mayMatch(selector: CssNode, page: PageContent): boolean {
  return selector.type !== 'Selector' || selector.children.toArray().every((part) => mayBe(part, page));
}

/** The custom properties and animations that styles use. */
function namesIn(css: string): ReadonlySet<string> {
  const animations = [...css.matchAll(/animation(?:-name)?:([^;}]*)/g)].map(([, value = '']) => value);
  return new Set([
    ...[...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name),
    ...animations.join(' ').split(/[\s,]+/),
  ]);
}

/** What of a stylesheet is kept: rules for what is on this page; of what has a name, all at first. */
interface Need {
  readonly page: PageContent;
  readonly used?: ReadonlySet<string>;
}

/**
 * Takes a stylesheet apart, to give of it what a page needs: rules without those that can match nothing there, in
 * their order, and of each what later ones leave of it.
 */
export function createCriticalCss(css: string): (page: PageContent) => string {
  const sheet = parse(css, { positions: true, parseValue: false, parseCustomProperty: false });
  const rules = sheet.type === 'StyleSheet' ? sheet.children.toArray() : [];
  const textOf = ({ loc }: CssNode) => css.slice(loc?.start.offset, loc?.end.offset);
  const isUsed = (name: string, { used }: Need) => used?.has(name) ?? true;

  function ofRule({ prelude, block }: Rule, need: Need): CssRule[] {
    const selectors =
      prelude.type === 'SelectorList'
        ? prelude.children.toArray().filter((selector) => mayMatch(selector, need.page))
        : [prelude];
    const lines = block.children.toArray().flatMap((line) => {
      const name = line.type === 'Declaration' ? line.property : '';
      return name.startsWith('--') && !isUsed(name, need) ? [] : [{ name, text: textOf(line) }];
    });
    return selectors.length && lines.length
      ? [{ selector: selectors.map(textOf).join(), declarations: lines }]
      : [];
  }

  function ofAtrule(node: Atrule, need: Need): CssRule[] {
    const { block, name, prelude } = node;
    const said = prelude ? textOf(prelude).trim() : '';
    // Nothing is printed before the app is there.
    if (name === 'page' || (name === 'media' && said === 'print')) return [];
    if (namedRule.test(name)) return isUsed(said, need) ? [{ text: textOf(node) }] : [];
    if (!block || name === 'font-face') return [{ text: textOf(node) }];
    const inside = block.children.toArray().flatMap((child) => piecesOf(child, need));
    // Every browser that the app is for mixes colours.
    if (name === 'supports' && /^\(color: ?color-mix\(/.test(said)) return inside;
    const head = css.slice(node.loc?.start.offset, block.loc?.start.offset);
    return inside.length ? [{ text: `${head}{${serializeRules(inside)}}` }] : [];
  }

  function piecesOf(node: CssNode, need: Need): CssRule[] {
    if (node.type === 'Comment') return [];
    if (node.type === 'Rule') return ofRule(node, need);
    return node.type === 'Atrule' ? ofAtrule(node, need) : [{ text: textOf(node) }];
  }

  return (page) => {
    const keep = (used?: Need['used']) =>
      serializeRules(rules.flatMap((node) => piecesOf(node, used ? { page, used } : { page })));
    // What only a property uses that is left out itself is left out next.
    const further = (text: string): string => {
      const next = keep(namesIn(text));
      return next.length < text.length ? further(next) : text;
    };
    return further(keep());
  };
}
