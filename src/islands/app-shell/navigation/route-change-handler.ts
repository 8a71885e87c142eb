import { getHistoryDepth } from '../../../lib/browser/history.ts';
import { focusScreen } from './focus.ts';
import { getSavedScroll, scrollPage, scrollPositions, setTrackingPaused } from './scroll.ts';
import type { RouteChangeHandler } from './use-route-change.ts';

/** How long content may take to grow as tall as it was. */
const restoreTimeoutMs = 3_000;

/** Ends the holding of a restored position. */
let stopRestoring = () => {};

/** Starts a new screen at its top. */
function scrollToTop(): void {
  stopRestoring();
  scrollPositions.set(getHistoryDepth(), 0);
  scrollPage(0);
}

/** Goes back to where the screen was left, and holds that while the screen grows, unless the member moves on. */
function restoreScroll(): void {
  stopRestoring();
  const target = getSavedScroll();
  const holding = new AbortController();
  const observer = new ResizeObserver(() => scrollTo(0, target));
  const end = () => {
    observer.disconnect();
    holding.abort();
    if (stopRestoring === end) setTrackingPaused(false);
  };
  setTrackingPaused(true);
  stopRestoring = end;
  observer.observe(document.body);
  scrollPage(target);
  setTimeout(end, restoreTimeoutMs);
  for (const event of ['wheel', 'pointerdown', 'keydown']) {
    window.addEventListener(event, end, { passive: true, signal: holding.signal });
  }
}

/** Gives a new screen the focus and its place, on the way back those that it was left with. */
export const handleRouteChange: RouteChangeHandler = (isReturn, isDeferredReady) => {
  if (isReturn) restoreScroll();
  else scrollToTop();
  return focusScreen(isReturn, isDeferredReady);
};
