/** Finds visible text under 16 px, or under 14 px in badges, tab labels and the version line. Runs in the page. */
export function findSmallText(): string[] {
  const leastPx = 16;
  const leastLabelPx = 14;
  /** Includes the age sign, which looks like a badge. */
  const labels = '.badge, .dock-label, [data-slot=version], [data-slot=age-sign]';
  /** Font sizes relative to the width are fractions of a pixel. */
  const slack = 0.05;
  /** Text may shrink in windows that are narrower than any phone. */
  const isPhone = innerWidth >= 320;
  const found = new Set<string>();
  const note = (element: Element, text: string, pseudo?: string) => {
    const px = Number.parseFloat(getComputedStyle(element, pseudo).fontSize);
    if (px >= (pseudo || element.closest(labels) ? leastLabelPx : leastPx) - slack) return;
    found.add(`${px.toFixed(1)} px: '${text.slice(0, 40)}' in ${element.outerHTML.slice(0, 90)}`);
  };
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('.sr-only, [data-slot=skip-link], svg, option');
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (isPhone && texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    const text = (textContent ?? '').trim();
    if (text && parentElement && isSeen(parentElement)) note(parentElement, text);
  }
  // iPhones zoom into smaller fields.
  const fields = 'input:not([type=checkbox], [type=radio]), select, textarea';
  for (const field of document.querySelectorAll(fields)) if (isSeen(field)) note(field, 'field');
  for (const element of document.querySelectorAll<HTMLElement>('[data-new]'))
    if (isSeen(element)) note(element, element.dataset.new ?? '', '::before');
  return [...found];
}
