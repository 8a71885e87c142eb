import { getHistoryDepth } from '../../../lib/browser/history.ts';
import { focusScreen } from './focus.ts';
import { getSavedScroll, scrollPage, scrollPositions, setTrackingPaused } from './scroll.ts';
import type { RouteChangeHandler } from './use-route-change.ts';

/** How long content may take to reach its previous height. */
const restoreTimeoutMs = 3_000;

/** Stops holding the restored position. */
let stopRestoring = () => {};

function scrollToTop(): void {
  stopRestoring();
  scrollPositions.set(getHistoryDepth(), 0);
  scrollPage(0);
}

/** Restores the scroll position and holds it while the page grows, until the member interacts. */
function restoreScroll(): void {
  stopRestoring();
  const target = getSavedScroll();
  const controller = new AbortController();
  const observer = new ResizeObserver(() => scrollTo(0, target));
  const stop = () => {
    observer.disconnect();
    controller.abort();
    if (stopRestoring === stop) setTrackingPaused(false);
  };
  setTrackingPaused(true);
  stopRestoring = stop;
  observer.observe(document.body);
  scrollPage(target);
  setTimeout(stop, restoreTimeoutMs);
  for (const event of ['wheel', 'pointerdown', 'keydown']) {
    window.addEventListener(event, stop, { passive: true, signal: controller.signal });
  }
}

/** Sets focus and scroll position of a new screen, or restores both after going back. */
export const handleRouteChange: RouteChangeHandler = (isReturn, isDeferredReady) => {
  if (isReturn) restoreScroll();
  else scrollToTop();
  return focusScreen(isReturn, isDeferredReady);
};
