import { atom } from 'nanostores';
import { readCookie } from '../../lib/storage/cookies.ts';
import { cookieJar } from '../../lib/storage/web-storage.ts';

/** Whether the desktop sidebar shows its labels; kept in a cookie for seven days. */
export const $isSidebarOpen = atom(readCookie(cookieJar.read(), 'sidebar_state') !== 'false');
