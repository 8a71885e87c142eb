import { atom, computed, onMount } from 'nanostores';
import { isBrowser } from '../../lib/browser/runtime.ts';

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
