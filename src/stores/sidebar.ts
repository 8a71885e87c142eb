import { atom } from 'nanostores';
import { readCookie, sidebarCookie } from '../lib/cookies.ts';

/** Whether the desktop sidebar shows its labels; kept in a cookie for seven days. */
export const $sidebarOpen = atom(readCookie(document.cookie, 'sidebar_state') !== 'false');

export function toggleSidebar(): void {
  const open = !$sidebarOpen.get();
  $sidebarOpen.set(open);
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that members use
  document.cookie = sidebarCookie(open);
}
