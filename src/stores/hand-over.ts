import { clearedSharedCookie, readCookie, sharedCookieName } from '../lib/cookies.ts';
import { exchangeSwitchToken } from './session.ts';
import { here } from './tenant.ts';

/** Writes a cookie, given in full. */
export function writeCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that members use
  document.cookie = cookie;
}

/** Removes the shared-auth cookie, wherever it came from. */
export function clearSharedCookie(): void {
  if (here.parentDomain) writeCookie(clearedSharedCookie(here.parentDomain));
}

/**
 * Uses a token that another club handed over, once: the cookie is gone before the exchange begins.
 * @returns 'none' without a token, else whether it gave a session
 */
export async function acceptSwitchToken(): Promise<'none' | 'accepted' | 'failed'> {
  const token = readCookie(document.cookie, sharedCookieName);
  if (!token || !here.parentDomain) return 'none';
  clearSharedCookie();
  try {
    await exchangeSwitchToken(token);
    return 'accepted';
  } catch {
    return 'failed';
  }
}
