import { getHistoryDepth } from '../../../lib/browser/history.ts';

/** Positions in px by depth of the history entry. */
export const scrollPositions = new Map<number, number>();

/** During a transition the URL is one entry ahead of the visible one. */
let visibleDepth = 0;

export function getVisibleDepth(): number {
  return visibleDepth;
}

export function updateVisibleDepth(): void {
  visibleDepth = getHistoryDepth();
}

let isTrackingPaused = false;

/** In px. Cached, because reading `scrollY` during a route change forces layout. */
let lastScroll = 0;

export function scrollPage(to: number): void {
  if (to === lastScroll) return;
  lastScroll = to;
  scrollTo(0, to);
}

export function setTrackingPaused(isPaused: boolean): void {
  isTrackingPaused = isPaused;
}

/** Replaces the browser's restoration, which runs before the screen renders. */
export function trackScroll(): () => void {
  history.scrollRestoration = 'manual';
  const savePosition = () => {
    lastScroll = scrollY;
    if (!isTrackingPaused) scrollPositions.set(visibleDepth, lastScroll);
  };
  // Records scrolling before the app loaded.
  savePosition();
  document.addEventListener('scroll', savePosition, { passive: true });
  return () => document.removeEventListener('scroll', savePosition);
}

/** Returns the position in px. */
export function getSavedScroll(): number {
  return scrollPositions.get(getHistoryDepth()) ?? 0;
}
