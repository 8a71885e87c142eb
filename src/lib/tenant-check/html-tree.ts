import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

export interface HtmlElement {
  /** In lower case. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly text: string;
}

export interface HtmlTree {
  /** In reading order. */
  readonly elements: readonly HtmlElement[];
  readonly text: string;
}

function getChildren(node: Node): readonly Node[] {
  if ('content' in node) return node.content.childNodes;
  return 'childNodes' in node ? node.childNodes : [];
}

/** Visits without recursion: a text may nest thousands of elements. */
function visit(root: Node, onNode: (node: Node) => void): void {
  const pending: Node[] = [root];
  for (let node = pending.pop(); node; node = pending.pop()) {
    onNode(node);
    pending.push(...getChildren(node).toReversed());
  }
}

/** Blocks are separated by a space. */
function readText(root: Node): string {
  const parts: string[] = [];
  visit(root, (node) => {
    if (node.nodeName === '#text' && 'value' in node) parts.push(node.value);
    else if ('tagName' in node && !/^(?:a|b|i|u|em|strong|span|code)$/.test(node.tagName)) parts.push(' ');
  });
  return parts.join('').replace(/\s+/g, ' ').trim();
}

/**
 * Parses HTML as browsers do, without one: nothing in it can run, and no Trusted Types policy is needed. For
 * counting only; what members see comes from `lib/html/sanitise`.
 */
export function parseHtml(html: string): HtmlTree {
  const root = parseFragment(html);
  const elements: HtmlElement[] = [];
  visit(root, (node) => {
    if (!('tagName' in node)) return;
    const attributes = new Map(node.attrs.map(({ name, value }) => [name.toLowerCase(), value]));
    const text = node.tagName === 'a' ? readText(node) : '';
    elements.push({ name: node.tagName.toLowerCase(), attributes, text });
  });
  return { elements, text: readText(root) };
}
