import {
  createExpiredSsoCookie,
  readCookie,
  removeSecure,
  ssoCookieName,
} from '../../lib/storage/cookies.ts';
import { cookieJar } from '../../lib/storage/web-storage.ts';
import { exchangeSwitchToken } from './session.ts';
import { tenantHost } from './tenant.ts';

/** Safari rejects Secure cookies over plain http (local development). */
export function writeSsoCookie(cookie: string): void {
  const before = cookieJar.read();
  cookieJar.write(cookie);
  const isRefused = cookieJar.read() === before && location.protocol === 'http:';
  if (isRefused) cookieJar.write(removeSecure(cookie));
}

export function clearSsoCookie(): void {
  if (tenantHost.parentDomain) writeSsoCookie(createExpiredSsoCookie(tenantHost.parentDomain));
}

/**
 * Signs in with another tenant's token. Removes the cookie first, so that the token is used once.
 * @returns 'none' without a token
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
