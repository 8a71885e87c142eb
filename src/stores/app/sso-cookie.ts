import {
  clearedSharedCookie,
  readCookie,
  sharedCookieName,
  withoutSecure,
} from '../../lib/storage/cookies.ts';
import { cookieJar } from '../../lib/storage/web-storage.ts';
import { exchangeSwitchToken } from './session.ts';
import { here } from './tenant.ts';

/**
 * Writes the shared-auth cookie, given in full. Safari takes no Secure cookie over plain http, which is a developer's
 * own machine alone: there it goes without.
 */
export function writeSharedCookie(cookie: string): void {
  const before = cookieJar.read();
  cookieJar.write(cookie);
  const isRefused = cookieJar.read() === before && location.protocol === 'http:';
  if (isRefused) cookieJar.write(withoutSecure(cookie));
}

/** Removes the shared-auth cookie, wherever it came from. */
export function clearSharedCookie(): void {
  if (here.parentDomain) writeSharedCookie(clearedSharedCookie(here.parentDomain));
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
