import { atom, onMount } from 'nanostores';
import { desktopFromPx } from '../../lib/config.ts';
import { cookieJar, createSidebarCookie, readCookie } from '../../lib/storage/cookies.ts';

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

/** Whether the desktop sidebar shows its labels; kept in a cookie for seven days. */
export const $isSidebarOpen = atom(readCookie(cookieJar.read(), 'sidebar_state') !== 'false');

/** Opens or closes the desktop sidebar, which only wide windows have. */
export function toggleSidebar(): void {
  const open = !$isSidebarOpen.get();
  $isSidebarOpen.set(open);
  cookieJar.write(createSidebarCookie(open));
}
