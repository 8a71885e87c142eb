import { getHistoryDepth } from '../../../lib/browser/history.ts';

/** Positions in px, by depth of the history entry. */
export const scrollPositions = new Map<number, number>();

/** The address is ahead of the visible entry during a transition. */
let visibleDepth = 0;

/** Returns the depth of the visible history entry. */
export function getVisibleDepth(): number {
  return visibleDepth;
}

/** Marks the address's entry as visible. */
export function updateVisibleDepth(): void {
  visibleDepth = getHistoryDepth();
}

let isTrackingPaused = false;

/** Cached: reading `scrollY` during a route change forces layout. */
let lastScroll = 0;

/** Scrolls to a position in px. */
export function scrollPage(to: number): void {
  if (to === lastScroll) return;
  lastScroll = to;
  scrollTo(0, to);
}

/** Pauses the saving of positions during a restore. */
export function setTrackingPaused(isPaused: boolean): void {
  isTrackingPaused = isPaused;
}

/** Saves scroll positions in place of the browser, which restores them before the screen renders. */
export function trackScroll(): () => void {
  history.scrollRestoration = 'manual';
  const savePosition = () => {
    lastScroll = scrollY;
    if (!isTrackingPaused) scrollPositions.set(visibleDepth, lastScroll);
  };
  // Includes scrolling before the app loaded.
  savePosition();
  document.addEventListener('scroll', savePosition, { passive: true });
  return () => document.removeEventListener('scroll', savePosition);
}

/** Returns the saved position of the current history entry, in px. */
export function getSavedScroll(): number {
  return scrollPositions.get(getHistoryDepth()) ?? 0;
}
