import { atom, computed, onMount } from 'nanostores';
import { getElapsedMs, getMoment } from '../../lib/browser/moment.ts';
import { isPageVisible, subscribePageVisibility } from '../../lib/browser/page-visibility.ts';
import { isBrowser } from '../../lib/browser/runtime.ts';
import { $online } from './connection.ts';

/** False in a hidden tab and in the back/forward cache. */
export const $isPageVisible = atom(true);

onMount($isPageVisible, () => {
  if (!isBrowser) return;
  $isPageVisible.set(isPageVisible());
  return subscribePageVisibility((isVisible) => $isPageVisible.set(isVisible));
});

/** True while the page is visible and the browser online. */
export const $isPageActive = computed(
  [$isPageVisible, $online],
  (isVisible, isOnline) => isVisible && isOnline,
);

/**
 * Calls `run` when the member comes back: the page is visible again, or the connection has returned to a visible page.
 * @param minAgeMs least time since the last run, or since this call; an earlier return does nothing
 * @returns a function that stops it
 */
export function onResume(minAgeMs: number, run: () => void): () => void {
  let last = getMoment();
  return $isPageActive.listen((isActive) => {
    if (!isActive || getElapsedMs(last) < minAgeMs) return;
    last = getMoment();
    run();
  });
}
