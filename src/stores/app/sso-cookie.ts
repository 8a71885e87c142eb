import {
  cookieJar,
  createExpiredSsoCookie,
  readCookie,
  removeSecure,
  ssoCookieName,
} from '../../lib/storage/cookies.ts';
import { exchangeSwitchToken } from './session.ts';
import { tenantHost } from './tenant.ts';

/**
 * Writes the shared-auth cookie, given in full. Safari takes no Secure cookie over plain http, which is a developer's
 * own machine alone: there it goes without.
 */
export function writeSsoCookie(cookie: string): void {
  const before = cookieJar.read();
  cookieJar.write(cookie);
  const isRefused = cookieJar.read() === before && location.protocol === 'http:';
  if (isRefused) cookieJar.write(removeSecure(cookie));
}

/** Removes the shared-auth cookie, wherever it came from. */
export function clearSsoCookie(): void {
  if (tenantHost.parentDomain) writeSsoCookie(createExpiredSsoCookie(tenantHost.parentDomain));
}

/**
 * Uses a token that another club handed over, once: the cookie is gone before the exchange begins.
 * @returns 'none' without a token, else whether it gave a session
 */
export async function signInWithSsoCookie(): Promise<'none' | 'accepted' | 'failed'> {
  const token = readCookie(cookieJar.read(), ssoCookieName);
  if (!token || !tenantHost.parentDomain) return 'none';
  clearSsoCookie();
  try {
    await exchangeSwitchToken(token);
    return 'accepted';
  } catch {
    return 'failed';
  }
}
