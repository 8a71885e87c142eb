/** Twice the default size, in px (WCAG 2.2, 1.4.4). */
export const largeText = 32;
export const usualText = 16;

export const offscreenRendering = '* { content-visibility: visible !important; }';

/** WCAG 2.2, 1.4.12. */
export const wideSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Finds text that is cut off, overflows or overlaps, and horizontal scrolling. */
export function findLostText(): string[] {
  const wide = document.documentElement.clientWidth;
  const slack = 1.5;
  const found: string[] = [];
  const isHidden = (element: Element) =>
    !element.checkVisibility({ visibilityProperty: true }) ||
    element.closest('.sr-only, [data-slot=skip-link]');
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.className.toString().trim().replace(/\s+/g, '.')} '${(element.textContent ?? '').trim().slice(0, 30)}'`;

  if (document.documentElement.scrollWidth > wide)
    found.push(`the page scrolls sideways: ${document.documentElement.scrollWidth}`);
  for (const element of document.body.querySelectorAll('*')) {
    if (isHidden(element) || element.clientWidth <= 1 || element.matches('svg *, option, input, textarea'))
      continue;
    if (element.closest('.wheel')) continue;
    const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
    const scrolls = overflowX === 'auto' || overflowX === 'scroll';
    if (scrolls && element.scrollWidth > element.clientWidth + slack)
      found.push(`scrolls sideways: ${nameOf(element)}`);
    const cutsDown = overflowY === 'hidden' || overflowY === 'clip';
    if (
      cutsDown &&
      // A failed image has no text to lose.
      !element.matches('[class*=line-clamp], html, img') &&
      element.scrollHeight > element.clientHeight + slack + 2
    )
      found.push(`cut off below: ${nameOf(element)} ${element.scrollHeight} > ${element.clientHeight}`);
    const cuts = overflowX === 'hidden' || overflowX === 'clip';
    if (cuts && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + slack)
      found.push(`cut off at its side: ${nameOf(element)}`);
  }

  interface Line {
    readonly element: Element;
    readonly node: Node;
    readonly layer: Element | null;
    readonly box: DOMRect;
  }
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (
      !element ||
      !node.textContent?.trim() ||
      isHidden(element) ||
      element.closest('option, textarea, script, style, noscript')
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    let layer: Element | null = element;
    while (
      layer &&
      !layer.matches('dialog, [popover]') &&
      !/fixed|sticky|absolute/.test(getComputedStyle(layer).position)
    ) {
      layer = layer.parentElement;
    }
    for (const box of range.getClientRects()) {
      const clamp = element.closest('[class*=line-clamp]')?.getBoundingClientRect();
      if (box.width < 1 || box.height < 1 || (clamp && box.bottom > clamp.bottom + slack)) continue;
      // An open menu keeps its position while text grows.
      const isPlaced = element.closest('[popover]');
      if (isPlaced) continue;
      if (box.left < -slack || box.right > wide + slack)
        found.push(`runs out of the page: ${nameOf(element)}`);
      if (!element.closest('.wheel')) lines.push({ element, node, layer, box });
    }
  }
  lines.sort((one, other) => one.box.top - other.box.top);
  for (const [index, line] of lines.entries()) {
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next];
      if (!other || other.box.top >= line.box.bottom) break;
      if (other.node === line.node || other.layer !== line.layer) continue;
      const across = Math.min(line.box.right, other.box.right) - Math.max(line.box.left, other.box.left);
      const down = Math.min(line.box.bottom, other.box.bottom) - Math.max(line.box.top, other.box.top);
      if (across > 2 && down > 0.4 * Math.min(line.box.height, other.box.height))
        found.push(`lie on one another: ${nameOf(line.element)} and ${nameOf(other.element)}`);
    }
  }
  return [...new Set(found)];
}
