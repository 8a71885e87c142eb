import { getHistoryDepth } from '../../../lib/browser/history.ts';
import { focusScreen } from './focus.ts';
import { getSavedScroll, scrollPage, scrollPositions, setTrackingPaused } from './scroll.ts';
import type { RouteChangeHandler } from './use-route-change.ts';

const restoreTimeoutMs = 3_000;

let stopRestoring = () => {};

function scrollToTop(): void {
  stopRestoring();
  scrollPositions.set(getHistoryDepth(), 0);
  scrollPage(0);
}

/** Restores the position again while the page grows, until input or a timeout. */
function restoreScroll(): void {
  stopRestoring();
  const target = getSavedScroll();
  const controller = new AbortController();
  const observer = new ResizeObserver(() => scrollTo(0, target));
  const stop = () => {
    observer.disconnect();
    controller.abort('done');
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

export const handleRouteChange: RouteChangeHandler = (isReturn, isDeferredReady) => {
  if (isReturn) restoreScroll();
  else scrollToTop();
  return focusScreen(isReturn, isDeferredReady);
};
