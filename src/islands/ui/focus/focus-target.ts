import { type RefObject, useEffect, useRef } from 'react';

/** True where an element can be seen, and so can have the focus. */
function isSeen(element: HTMLElement): boolean {
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
}

const namedPlaces = ':is(section, article, aside, dialog, [role=tabpanel])[aria-labelledby]';

/** What names the nearest place around an element: the heading of its section, card or dialog, else the screen's. */
function nearestHeading(near: Element): HTMLElement | null {
  const named = near.closest(namedPlaces);
  if (!named) return document.querySelector('h1');
  const heading = document.getElementById(named.getAttribute('aria-labelledby') ?? '');
  if (heading && isSeen(heading)) return heading;
  return named.parentElement ? nearestHeading(named.parentElement) : null;
}

/**
 * Gives the focus to the heading nearest to an element, as where the focused control goes away: whoever cannot see the
 * screen is told where they are then, and Tab goes on from there.
 * @returns false where there is no heading yet
 */
export function focusNearestHeading(near: Element): boolean {
  const heading = nearestHeading(near);
  if (!heading) return false;
  if (heading.tabIndex < 0) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
}

/** Selects what text or a number is typed into. */
export const textEntrySelector =
  'input:not([type=checkbox], [type=radio]), select, textarea, [role=spinbutton], [contenteditable]';

/** Moves the focus to what took the place of the focused control, such as the message that replaced a form. */
export function useFocusOnMount<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => target.current?.focus(), []);
  return target;
}
