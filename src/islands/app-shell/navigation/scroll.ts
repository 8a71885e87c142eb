import { getHistoryDepth } from '../../../lib/browser/history.ts';

/** Scroll positions in px, by the depth of the history entry. */
export const scrollPositions = new Map<number, number>();

/** Depth of the visible history entry. The address is ahead of it during a transition. */
let visibleDepth = 0;

/** Returns the depth of the visible history entry. */
export function getVisibleDepth(): number {
  return visibleDepth;
}

/** Marks the address's history entry as visible. */
export function updateVisibleDepth(): void {
  visibleDepth = getHistoryDepth();
}

/** True while a position is being restored, and intermediate positions are not saved. */
let isTrackingPaused = false;

/** The last known scroll position in px. Reading `scrollY` during a route change would force layout. */
let lastScroll = 0;

/** Scrolls the page to a position in px, unless it is there already. */
export function scrollPage(to: number): void {
  if (to === lastScroll) return;
  lastScroll = to;
  scrollTo(0, to);
}

/** Pauses or resumes the saving of scroll positions. */
export function setTrackingPaused(isPaused: boolean): void {
  isTrackingPaused = isPaused;
}

/**
 * Starts to save scroll positions. Disables the browser's own scroll restoration, which runs before the screen renders.
 * @returns stops saving
 */
export function trackScroll(): () => void {
  history.scrollRestoration = 'manual';
  const savePosition = () => {
    lastScroll = scrollY;
    if (!isTrackingPaused) scrollPositions.set(visibleDepth, lastScroll);
  };
  // Includes a position from before the app loaded.
  savePosition();
  document.addEventListener('scroll', savePosition, { passive: true });
  return () => document.removeEventListener('scroll', savePosition);
}

/** Returns the saved scroll position in px of the current history entry. */
export function getSavedScroll(): number {
  return scrollPositions.get(getHistoryDepth()) ?? 0;
}
