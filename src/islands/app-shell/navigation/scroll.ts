import { getHistoryDepth } from '../../../lib/browser/history.ts';

/** Where each entry of the tab's history was scrolled to, by its depth. */
export const scrollPositions = new Map<number, number>();

/** Depth of the entry that is on screen; the address is ahead of it while one screen gives way to the next. */
let visibleDepth = 0;

/** Depth in the tab's history of what is on screen. */
export function getVisibleDepth(): number {
  return visibleDepth;
}

/** Notes that the screen is now the address's. */
export function updateVisibleDepth(): void {
  visibleDepth = getHistoryDepth();
}

/** While true, where the page is for the moment is nothing to come back to. */
let isTrackingPaused = false;

/** Where the page is, as far as it is known: to ask the browser in the midst of a change has it work out the layout. */
let lastScroll = 0;

/** Scrolls the page to a place; to where it is already, costs nothing. */
export function scrollPage(to: number): void {
  if (to === lastScroll) return;
  lastScroll = to;
  scrollTo(0, to);
}

/** Says whether a position is being restored. */
export function setTrackingPaused(held: boolean): void {
  isTrackingPaused = held;
}

/** Takes over from the browser, which would scroll before the screen is there. */
export function trackScroll(): () => void {
  history.scrollRestoration = 'manual';
  const savePosition = () => {
    lastScroll = scrollY;
    if (!isTrackingPaused) scrollPositions.set(visibleDepth, lastScroll);
  };
  // Whoever scrolled before the app was there comes back to that place, too.
  savePosition();
  document.addEventListener('scroll', savePosition, { passive: true });
  return () => document.removeEventListener('scroll', savePosition);
}

/** Where the address's screen was scrolled to when it was left. */
export function getSavedScroll(): number {
  return scrollPositions.get(getHistoryDepth()) ?? 0;
}
