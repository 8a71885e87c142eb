import { atom } from 'nanostores';
import { readCookie } from '../../lib/browser/cookies.ts';
import { cookieJar } from '../../lib/browser/storage.ts';

/** Whether the desktop sidebar shows its labels; kept in a cookie for seven days. */
export const $sidebarOpen = atom(readCookie(cookieJar.read(), 'sidebar_state') !== 'false');
