/** Runs in the page. Links within a sentence may be smaller. */
export function findSmallTargets(): string[] {
  /** WCAG 2.2, 2.5.8. */
  const everyPx = 24;
  /** Project rule for buttons, fields, tabs, menus and standalone links. */
  const mainPx = 44;
  const targets =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=spinbutton], [tabindex="0"]';
  /** Sub-pixel layout at odd text sizes. */
  const slack = 0.5;
  const isInline = (element: Element) => getComputedStyle(element).display === 'inline';
  /** Texts that change are in elements of their own. */
  const isText = (node: Node) =>
    node instanceof Text || (node instanceof HTMLElement && node.matches('span') && isInline(node));
  const isInSentence = (element: Element) =>
    element.matches('a') &&
    isInline(element) &&
    [...(element.parentElement?.childNodes ?? [])].some((node) => isText(node) && node.textContent?.trim());
  const boxOf = (element: Element) => {
    const label = element instanceof HTMLInputElement ? element.closest('label') : null;
    return (label ?? element).getBoundingClientRect();
  };
  /** Exempts small buttons beside text, calendar days and links between lines. */
  const isMain = (element: Element) =>
    !element.matches(
      '.min-h-9, .link, nav[aria-label=Contents] a, [role=gridcell] button, [role=spinbutton]',
    );
  return [...document.querySelectorAll(targets)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter(
      (element) => !element.closest('.sr-only, [data-slot=skip-link], [inert]') && !isInSentence(element),
    )
    .flatMap((element) => {
      const { width, height } = boxOf(element);
      const needed = (isMain(element) ? mainPx : everyPx) - slack;
      const fits = width >= everyPx - slack && height >= needed;
      return fits ? [] : [`${width.toFixed(0)} x ${height.toFixed(0)}: ${element.outerHTML.slice(0, 120)}`];
    });
}
