import { createSidebarCookie } from '../../lib/storage/cookies.ts';
import { cookieJar } from '../../lib/storage/web-storage.ts';
import { $isSidebarOpen } from './sidebar.ts';

/** Opens or closes the desktop sidebar, which only wide windows have. */
export function toggleSidebar(): void {
  const open = !$isSidebarOpen.get();
  $isSidebarOpen.set(open);
  cookieJar.write(createSidebarCookie(open));
}
