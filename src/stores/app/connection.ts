import { atom, computed, onMount } from 'nanostores';
import { isBrowser } from '../../lib/browser/runtime.ts';

/** Where a browser does not tell, there is a connection. */
const offlineSince = () => (navigator.onLine === false ? Date.now() : undefined);

/**
 * Since when the browser believes that there is no connection, in ms since the epoch; undefined while there is one. A
 * hint for notices, never a reason not to try.
 */
export const $offlineSince = atom(offlineSince());

export const $online = computed($offlineSince, (since) => since === undefined);

onMount($offlineSince, () => {
  if (!isBrowser) return;
  const follow = () => {
    const since = offlineSince();
    if (since === undefined || $offlineSince.get() === undefined) $offlineSince.set(since);
  };
  follow();
  window.addEventListener('online', follow);
  window.addEventListener('offline', follow);
  return () => {
    window.removeEventListener('online', follow);
    window.removeEventListener('offline', follow);
  };
});
