import { atom, onMount } from 'nanostores';
import { desktopFromPx } from '../../lib/config.ts';

const desktopQuery = `(min-width: ${desktopFromPx}px)`;

/** Whether the window is wide enough for the desktop frame. */
export const $isDesktop = atom(matchMedia(desktopQuery).matches);

onMount($isDesktop, () => {
  const media = matchMedia(desktopQuery);
  const follow = () => $isDesktop.set(media.matches);
  follow();
  media.addEventListener('change', follow);
  return () => media.removeEventListener('change', follow);
});
