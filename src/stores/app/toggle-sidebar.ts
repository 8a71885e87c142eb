import { cookieJar } from '../../lib/storage/web-storage.ts';
import { sidebarCookie } from '../../lib/storage/written-cookies.ts';
import { $sidebarOpen } from './sidebar.ts';

/** Opens or closes the desktop sidebar, which only wide windows have. */
export function toggleSidebar(): void {
  const open = !$sidebarOpen.get();
  $sidebarOpen.set(open);
  cookieJar.write(sidebarCookie(open));
}
