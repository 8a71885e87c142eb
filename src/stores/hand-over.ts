import { clearedSharedCookie, readCookie, sharedCookieName } from '../lib/cookies.ts';
import { cookieJar } from '../lib/storage.ts';
import { exchangeSwitchToken } from './session.ts';
import { here } from './tenant.ts';

/** Removes the shared-auth cookie, wherever it came from. */
export function clearSharedCookie(): void {
  if (here.parentDomain) cookieJar.write(clearedSharedCookie(here.parentDomain));
}

/**
 * Uses a token that another club handed over, once: the cookie is gone before the exchange begins.
 * @returns 'none' without a token, else whether it gave a session
 */
export async function acceptSwitchToken(): Promise<'none' | 'accepted' | 'failed'> {
  const token = readCookie(cookieJar.read(), sharedCookieName);
  if (!token || !here.parentDomain) return 'none';
  clearSharedCookie();
  try {
    await exchangeSwitchToken(token);
    return 'accepted';
  } catch {
    return 'failed';
  }
}
