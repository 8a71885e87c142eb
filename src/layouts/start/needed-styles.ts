/** Which of the product's styles a page needs to look right before the app is there. */
import { type Atrule, type Block, type CssNode, parse, type Rule, type Selector } from 'css-tree';
import type { Wears } from './worn-classes.ts';

/** At-rules whose blocks hold no rules for the page's elements. */
const wholeRule = /^(font-face|keyframes|page|property)$/;

/** At-rules that count only where another rule names them. */
const namedRule = /^(keyframes|property)$/;

/** False where a selector asks for a class that nothing wears. */
function mayMatch({ children }: Selector, wears: Wears): boolean {
  return children.toArray().every((part) => {
    if (part.type === 'ClassSelector') return wears(part.name.replaceAll('\\', ''));
    if (part.type !== 'PseudoClassSelector' || !/^(is|where|has)$/.test(part.name)) return true;
    const lists = part.children?.toArray() ?? [];
    return lists.some((list) => list.type !== 'SelectorList' || anyMayMatch(list.children.toArray(), wears));
  });
}

function anyMayMatch(selectors: readonly CssNode[], wears: Wears): boolean {
  return selectors.some((selector) => selector.type !== 'Selector' || mayMatch(selector, wears));
}

/** What of a stylesheet is kept: rules for these classes, values of these custom properties. */
interface Need {
  readonly wears: Wears;
  readonly isUsed: (property: string) => boolean;
}

/**
 * Takes a stylesheet apart, to give of it what a page needs: rules without those that can match nothing there, in
 * their order and as they are written.
 */
export function stylesBy(css: string): (wears: Wears) => string {
  const sheet = parse(css, { positions: true, parseValue: false, parseCustomProperty: false });
  const rules = sheet.type === 'StyleSheet' ? sheet.children.toArray() : [];
  const textOf = ({ loc }: CssNode) => css.slice(loc?.start.offset, loc?.end.offset);
  const around = (node: Atrule | Rule, block: Block, kept: readonly string[], between: string) => {
    const head = css.slice(node.loc?.start.offset, block.loc?.start.offset);
    return kept.some(Boolean) ? `${head}{${kept.filter(Boolean).join(between)}}` : '';
  };

  function keptRule(rule: Rule, { wears, isUsed }: Need): string {
    const { prelude, block } = rule;
    if (prelude.type === 'SelectorList' && !anyMayMatch(prelude.children.toArray(), wears)) return '';
    const lines = block.children.toArray();
    const isOff = (line: CssNode) =>
      line.type === 'Declaration' && line.property.startsWith('--') && !isUsed(line.property);
    return lines.some(isOff)
      ? around(rule, block, lines.filter((line) => !isOff(line)).map(textOf), ';')
      : textOf(rule);
  }

  function kept(node: CssNode, need: Need): string {
    if (node.type === 'Comment') return '';
    if (node.type === 'Rule') return keptRule(node, need);
    if (node.type !== 'Atrule') return textOf(node);
    const { block, name, prelude } = node;
    // Nothing is printed before the app is there.
    if (name === 'media' && prelude && textOf(prelude).trim() === 'print') return '';
    if (!block || wholeRule.test(name)) return textOf(node);
    const inside = block.children.toArray().map((child) => kept(child, need));
    // Every browser that the app is for mixes colours.
    const isKnown = name === 'supports' && prelude && /^\(color: ?color-mix\(/.test(textOf(prelude));
    return isKnown ? inside.join('') : around(node, block, inside, '');
  }

  const isNamed = (node: CssNode) => node.type === 'Atrule' && namedRule.test(node.name);
  const nameOf = (node: CssNode) =>
    node.type === 'Atrule' && node.prelude ? textOf(node.prelude).trim() : '';
  return (wears) => {
    const keep = (isUsed: Need['isUsed']) =>
      rules
        .filter((node) => !isNamed(node))
        .map((node) => kept(node, { wears, isUsed }))
        .join('');
    const all = keep(() => true);
    const text = keep((property) => all.includes(`var(${property}`));
    const named = rules.filter((node) => isNamed(node) && text.includes(nameOf(node)));
    return text + named.map(textOf).join('');
  };
}
