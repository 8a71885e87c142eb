import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

export function isVisible(element: Element): boolean {
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
}

const labelledRegions = ':is(section, article, aside, dialog, [role=tabpanel])[aria-labelledby]';

/** Finds the heading of the nearest section, card or dialog, otherwise the screen's `h1`. */
function findNearestHeading(element: Element): HTMLElement | null {
  const region = element.closest(labelledRegions);
  if (!region) return document.querySelector('h1');
  const heading = document.getElementById(region.getAttribute('aria-labelledby') ?? '');
  if (heading && isVisible(heading)) return heading;
  return region.parentElement ? findNearestHeading(region.parentElement) : null;
}

/**
 * The focus announces the position.
 * @returns false without a heading
 */
export function focusNearestHeading(element: Element): boolean {
  const heading = findNearestHeading(element);
  if (!heading) return false;
  if (heading.tabIndex < 0) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/**
 * Moves the focus to another item by two arrow keys, which wrap at the ends, or by Home or End.
 * @returns the index of the focused item
 */
export function moveFocusByKey(
  event: KeyboardEvent<HTMLElement>,
  itemSelector: string,
  [backKey, forwardKey]: readonly [string, string],
): number | undefined {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(itemSelector)];
  const index = items.findIndex((item) => item.matches(':focus'));
  const last = items.length - 1;
  const targets: Readonly<Record<string, number>> = {
    [backKey]: index > 0 ? index - 1 : last,
    [forwardKey]: index < last ? index + 1 : 0,
    Home: 0,
    End: last,
  };
  const target = targets[event.key];
  if (target === undefined) return undefined;
  event.preventDefault();
  items[target]?.focus();
  return target;
}

export const textEntrySelector =
  'input:not([type=checkbox], [type=radio]), select, textarea, [role=spinbutton], [contenteditable]';

/** Focuses the element on mount, for example a message that replaces a form. */
export function useFocusOnMount<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => target.current?.focus(), []);
  return target;
}
