/**
 * Finds content that is covered or out of view after focus or scrolling.
 * @param onlyFields text fields only, for the area above a virtual keyboard
 */
export function findObscured(onlyFields: boolean): string[] {
  const found: string[] = [];
  const dialog = document.querySelector('dialog[open]');
  const fields = 'input:not([type=checkbox], [type=radio]), textarea';
  const controls = onlyFields ? fields : 'a[href], button, input, select, textarea, [tabindex="0"]';
  /** Messages and menus disappear. */
  const passing = '.toast, [popover]';
  /** The first and last items represent a long list. */
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
    !element.closest('.sr-only, [data-slot=skip-link], [inert], [popover], .wheel, option') &&
    (!dialog || dialog.contains(element));
  /** The fixed or sticky layer of an element. */
  const layerOf = (element: Element | null): Element | null =>
    !element || /fixed|sticky/.test(getComputedStyle(element).position)
      ? element
      : layerOf(element.parentElement);
  const isHit = (element: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    const layer = layerOf(hit);
    return hit && (!layer || layer.contains(element) || hit.closest(passing));
  };
  /** One end of a tall element is enough. */
  const isSeen = (element: Element, { left, right, top, bottom }: DOMRect) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const ends = bottom - top > 80 ? [top + 20, bottom - 20] : [];
    return [y, ...ends].some((place) => isHit(element, x, place));
  };
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const [from, to] = [Number.parseFloat(scrollPaddingTop) || 0, Number.parseFloat(scrollPaddingBottom) || 0];
  /** Focus does not scroll elements that are fully in view. */
  const staysInPlace = ({ left, right, top, bottom }: DOMRect) =>
    top >= from && bottom <= innerHeight - to && left >= 0 && right <= innerWidth;
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.className.toString()} '${(element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 30)}'`;
  const why = ({ left, right, top, bottom }: DOMRect) => {
    const layer = layerOf(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    return `at ${top.toFixed()} to ${bottom.toFixed()} of ${innerHeight}, under ${layer ? nameOf(layer) : 'nothing'}`;
  };
  const had = document.activeElement;
  // A menu closes when it loses focus.
  const isLeft = document.querySelector('[popover]:has([role=menu]):popover-open') !== null;
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
    const clamp = element.closest('[class*=line-clamp]')?.getBoundingClientRect();
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
      // Text after a link may begin a screen below the start; then the link is scrolled to the start.
      const before = isTall && text.previousSibling;
      if (before instanceof Element) before.scrollIntoView({ block: 'start' });
      if (!before || !isInSight())
        found.push(`covered when scrolled to: ${nameOf(element)} ${why(range.getBoundingClientRect())}`);
    }
  }
  scrollTo(0, 0);
  return [...new Set(found)];
}
