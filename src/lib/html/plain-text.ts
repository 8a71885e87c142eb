const blocks = /^(?:p|h[1-6]|[uo]l|li|blockquote|pre|hr|br)$/;

function readNode(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? '';
  if (node.classList.contains('sr-only')) return '';
  const content = Array.from(node.childNodes, readNode).join('');
  if (!blocks.test(node.localName)) return content;
  return `\n${node.localName === 'li' ? `- ${content.trim()}` : content}\n`;
}

/** Reads sanitised HTML as text: a line per block, list entries with a hyphen, nothing for screen readers alone. */
export function readPlainText(element: Element): string {
  return readNode(element)
    .replace(/\n{2,}/g, '\n')
    .trim();
}
