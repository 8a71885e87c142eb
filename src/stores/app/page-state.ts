import { atom, computed, onMount } from 'nanostores';
import { isBrowser, isPageVisible, subscribePageVisibility } from '../../lib/browser/page.ts';
import { getElapsedMs, getMoment } from '../../lib/browser/timing.ts';

/** False in a hidden tab and in the back/forward cache. */
export const $isPageVisible = atom(true);

onMount($isPageVisible, () => {
  if (!isBrowser) return;
  $isPageVisible.set(isPageVisible());
  return subscribePageVisibility((isVisible) => $isPageVisible.set(isVisible));
});

const readOfflineSince = () => (navigator.onLine === false ? Date.now() : undefined);

/** Time of going offline, in ms since the epoch; undefined while online. Only a hint for notices. */
export const $offlineSince = atom(readOfflineSince());

export const $online = computed($offlineSince, (since) => since === undefined);

onMount($offlineSince, () => {
  if (!isBrowser) return;
  const update = () => {
    const since = readOfflineSince();
    if (since === undefined || $offlineSince.get() === undefined) $offlineSince.set(since);
  };
  update();
  window.addEventListener('online', update);
  window.addEventListener('offline', update);
  return () => {
    window.removeEventListener('online', update);
    window.removeEventListener('offline', update);
  };
});

/** True while the page is visible and the browser online. */
export const $isPageActive = computed(
  [$isPageVisible, $online],
  (isVisible, isOnline) => isVisible && isOnline,
);

/**
 * Calls `run` when the member returns: the page is visible again, or a visible page is online again.
 * @param minAgeMs minimum time since the last run or this call; an earlier return does nothing
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

/** Keys of writes in flight, by member and operation. */
export const writesInFlight = new Set<string>();

export const isInFlight = (): boolean => writesInFlight.size > 0;
