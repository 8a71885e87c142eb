import { atom, onMount } from 'nanostores';
import { desktopFromPx } from '../../lib/config.ts';
import { createSidebarCookie, isSidebarOpen } from '../../lib/storage/cookies.ts';
import { cookieJar } from '../../lib/storage/web-storage.ts';

const desktopQuery = `(min-width: ${desktopFromPx}px)`;

/** True from 768 px, where the desktop frame starts. */
export const $isDesktop = atom(matchMedia(desktopQuery).matches);

onMount($isDesktop, () => {
  const media = matchMedia(desktopQuery);
  const update = () => $isDesktop.set(media.matches);
  update();
  media.addEventListener('change', update);
  return () => media.removeEventListener('change', update);
});

/** True when the sidebar shows its labels. Stored in a cookie for seven days. */
export const $isSidebarOpen = atom(isSidebarOpen(cookieJar.read()));

export function toggleSidebar(): void {
  const open = !$isSidebarOpen.get();
  $isSidebarOpen.set(open);
  cookieJar.write(createSidebarCookie(open));
}
