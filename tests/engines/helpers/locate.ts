export interface Target {
  readonly kind: 'button' | 'link' | 'field' | 'tab';
  readonly name: string;
  readonly exact?: boolean;
  readonly within?: string;
}

/** The centre of a control, or why it cannot be pressed. */
export type Located = { readonly x: number; readonly y: number } | { readonly why: string };

/** Runs in the page: scrolls to the first match. */
export function locate({ kind, name, exact, within }: Target): Located {
  const kinds = {
    button: 'button, [role=button], [role=menuitem]',
    link: 'a[href]',
    field: 'input, select, textarea, [role=spinbutton]',
    tab: '[role=tab]',
  };
  const textOf = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const labelsOf = (element: Element) =>
    element instanceof HTMLButtonElement ||
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
      ? [...(element.labels ?? [])]
      : [];
  const nameOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ');
    const labels = labelsOf(element);
    if (ids) return ids.map((id) => textOf(document.getElementById(id))).join(' ');
    return (
      element.getAttribute('aria-label') ??
      (labels.length > 0 ? labels.map(textOf).join(' ') : textOf(element))
    );
  };
  const found = [...document.querySelectorAll(kinds[kind])].find((element) => {
    const elementName = nameOf(element);
    const isMatch = exact ? elementName === name : elementName.includes(name);
    const isInside = within === undefined || element.closest(within);
    return isMatch && isInside && element.checkVisibility({ visibilityProperty: true });
  });
  if (!found) return { why: 'it is not there' };
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = found.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const hit = document.elementFromPoint(x, y);
  const isReachable =
    hit &&
    (found.contains(hit) || hit.contains(found) || labelsOf(found).some((label) => label.contains(hit)));
  return isReachable ? { x, y } : { why: `${hit?.outerHTML.slice(0, 120)} lies over it` };
}
