import { atom, onMount } from 'nanostores';

/** What the browser believes of the connection: a hint for a notice, never a reason not to try. */
export const $online = atom(navigator.onLine);

onMount($online, () => {
  const follow = () => $online.set(navigator.onLine);
  follow();
  window.addEventListener('online', follow);
  window.addEventListener('offline', follow);
  return () => {
    window.removeEventListener('online', follow);
    window.removeEventListener('offline', follow);
  };
});
