/** Separates two texts: a new line, or a cell of the same row. */
type Gap = 'line' | 'cell';

const cellTags = /^t[dh]$/;
const inlineTags = /^(?:strong|em|b|i|u|a|code)$/;

/** Tags that start a new line, including table tags, for outputs without tables. */
export const blockTags: readonly string[] = [
  ...['address', 'article', 'aside', 'center', 'dd', 'details', 'dialog', 'dir', 'div', 'dl', 'dt'],
  ...['fieldset', 'figcaption', 'figure', 'footer', 'form', 'header', 'hgroup', 'legend', 'main', 'menu'],
  ...['nav', 'optgroup', 'option', 'search', 'section', 'summary'],
];

const isBlank = (text: string) => !/[^ \t\n\f\r]/.test(text);

/** Removes empty paragraphs that word processors write as blank lines or in cells. */
function removeFillers(root: Element, isKept: (tag: string) => boolean): void {
  for (const paragraph of root.querySelectorAll('p')) {
    if (!paragraph.textContent?.trim() && !paragraph.querySelector('img')) paragraph.remove();
  }
  if (isKept('td')) return;
  for (const paragraph of root.querySelectorAll(':is(td, th) > p:only-child'))
    paragraph.replaceWith(...paragraph.childNodes);
}

/** Converts line breaks of plain text. */
function breakLines(root: Element): void {
  const lines = (root.textContent ?? '').trim().split(/\r\n?|\n/);
  root.replaceChildren(
    ...lines.flatMap((line, index) => (index > 0 ? [root.ownerDocument.createElement('br'), line] : [line])),
  );
}

/**
 * Unwraps blocks that are not kept. Each still starts a new line, and cells stay separate.
 * @param isKept whether the output may contain an element of this name
 */
export function unwrapBlocks(root: Element, isKept: (tag: string) => boolean): void {
  let isLineStart = true;
  let gap: Gap | undefined;
  let lastText: Text | undefined;

  const openGap = (kind: Gap) => {
    gap = gap === 'line' ? gap : kind;
  };
  const startLine = () => {
    isLineStart = true;
    gap = undefined;
  };
  const closeGap = (next: ChildNode) => {
    if (gap === 'line' && !isLineStart) next.before(root.ownerDocument.createElement('br'));
    if (gap === 'cell' && !isLineStart && lastText) {
      lastText.data = lastText.data.trimEnd();
      next.before(/[.,:;!?]$/.test(lastText.data) ? ' ' : ', ');
    }
    gap = undefined;
    isLineStart = false;
  };
  const visitChildren = (element: Element) => {
    for (const child of [...element.childNodes]) visit(child);
  };
  const visitBlock = (element: Element) => {
    const kind = cellTags.test(element.localName) ? 'cell' : 'line';
    openGap(kind);
    visitChildren(element);
    openGap(kind);
    element.replaceWith(...element.childNodes);
  };
  const visit = (node: ChildNode) => {
    if (node instanceof Text) {
      if (isBlank(node.data)) return;
      closeGap(node);
      lastText = node;
    } else if (!(node instanceof Element)) return;
    else if (node.localName === 'br') {
      if (gap === 'line') closeGap(node);
      startLine();
    } else if (node.localName === 'img') closeGap(node);
    else if (inlineTags.test(node.localName)) visitChildren(node);
    else if (!isKept(node.localName)) visitBlock(node);
    else {
      startLine();
      visitChildren(node);
      startLine();
    }
  };
  if (root.childElementCount === 0) breakLines(root);
  removeFillers(root, isKept);
  visitChildren(root);
}
