/**
 * Runs in the page: what lies under a bar or a panel, or out of sight, when the focus moves to it or when it is
 * scrolled to.
 * @param onlyFields those that a keyboard on the screen, which takes the lower half of it, would leave out of sight
 */
export function findObscured(onlyFields: boolean): string[] {
  const found: string[] = [];
  const dialog = document.querySelector('dialog[open]');
  const fields = 'input:not([type=checkbox], [type=radio]), textarea';
  const controls = onlyFields ? fields : 'a[href], button, input, select, textarea, [tabindex="0"]';
  /** Messages pass, and menus close as soon as anything else is pressed. */
  const passing = '.toaster, [popover]';
  /** Of a long list whose items are alike, those at its ends stand for all: each comes to stand where they do. */
  const [longest, first, last] = [8, 4, 2];
  const alike = new Set<Element>();
  for (const list of document.querySelectorAll('main :is(ul, ol)')) {
    const items = list.childElementCount > longest ? [...list.children].slice(first, -last) : [];
    for (const item of items) alike.add(item);
  }
  const isAlike = (element: Element): boolean => {
    const item = element.closest('li');
    return item !== null && (alike.has(item) || (item.parentElement !== null && isAlike(item.parentElement)));
  };
  const isThere = (element: Element) =>
    !isAlike(element) &&
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('.sr-only, .skip-link, [inert], [popover], .wheel, option') &&
    (!dialog || dialog.contains(element));
  /** The bar, panel or dialog that a piece of the page stays in place with. */
  const layerOf = (element: Element | null): Element | null =>
    !element || /fixed|sticky/.test(getComputedStyle(element).position)
      ? element
      : layerOf(element.parentElement);
  const isHit = (element: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    const layer = layerOf(hit);
    return hit && (!layer || layer.contains(element) || hit.closest(passing));
  };
  /** Of something tall, one end is enough. */
  const isSeen = (element: Element, { left, right, top, bottom }: DOMRect) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const ends = bottom - top > 80 ? [top + 20, bottom - 20] : [];
    return [y, ...ends].some((place) => isHit(element, x, place));
  };
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const [from, to] = [Number.parseFloat(scrollPaddingTop) || 0, Number.parseFloat(scrollPaddingBottom) || 0];
  /** The focus does not move what is in view as a whole. */
  const staysInPlace = ({ left, right, top, bottom }: DOMRect) =>
    top >= from && bottom <= innerHeight - to && left >= 0 && right <= innerWidth;
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.className.toString()} '${(element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 30)}'`;
  /** What has an element out of sight: where it stands, and the layer there. */
  const why = ({ left, right, top, bottom }: DOMRect) => {
    const layer = layerOf(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    return `at ${top.toFixed()} to ${bottom.toFixed()} of ${innerHeight}, under ${layer ? nameOf(layer) : 'nothing'}`;
  };
  const had = document.activeElement;
  // A menu closes when the focus leaves it, so that it covers nothing that has the focus.
  const isLeft = document.querySelector('.menu-popover:popover-open') !== null;
  for (const element of isLeft ? [] : document.querySelectorAll<HTMLElement>(controls)) {
    if (!isThere(element) || element.matches(':disabled')) continue;
    const place = element.getBoundingClientRect();
    if (staysInPlace(place) && isSeen(element, place)) continue;
    if (element === document.activeElement) element.blur();
    element.focus();
    const now = element.getBoundingClientRect();
    if (!isSeen(element, now)) found.push(`covered when focused: ${nameOf(element)} ${why(now)}`);
  }
  if (had instanceof HTMLElement) had.focus({ preventScroll: true });
  if (onlyFields) return found;
  for (const element of (dialog ?? document.querySelector('main'))?.querySelectorAll('*') ?? []) {
    if (!isThere(element)) continue;
    const texts = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim());
    if (texts.length === 0) continue;
    const isTall = element.clientHeight > innerHeight / 3;
    element.scrollIntoView({ block: isTall ? 'start' : 'nearest' });
    const clamp = element.closest('.clamp-2')?.getBoundingClientRect();
    for (const text of texts) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const isInSight = () => {
        const boxes = [...range.getClientRects()].filter(
          ({ width, bottom }) => width > 1 && (!clamp || bottom <= clamp.bottom + 2),
        );
        const ends = isTall ? boxes.slice(0, 1) : new Set([boxes[0], boxes.at(-1)]);
        return [...ends].every((box) => !box || isSeen(element, box));
      };
      if (isInSight()) continue;
      // What goes on after a link, say, may begin a screen below the start; then the link comes to the start.
      const before = isTall && text.previousSibling;
      if (before instanceof Element) before.scrollIntoView({ block: 'start' });
      if (!before || !isInSight())
        found.push(`covered when scrolled to: ${nameOf(element)} ${why(range.getBoundingClientRect())}`);
    }
  }
  scrollTo(0, 0);
  return [...new Set(found)];
}
