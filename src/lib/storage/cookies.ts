import { sidebarCookieSeconds, ssoCookieSeconds } from '../config.ts';

export const ssoCookieName = 'shared-auth';

/** Accompanies the single sign-on cookie on a shared device. */
export const sharedDeviceCookieName = 'shared-device';

/** Returns undefined for a missing or malformed cookie. @param jar text of `document.cookie` */
export function readCookie(jar: string, name: string): string | undefined {
  const pair = jar
    .split(';')
    .map((entry) => entry.trim())
    .find((entry) => entry.startsWith(`${name}=`));
  try {
    return pair && decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

function getSsoCookieAttributes(parentDomain: string, seconds: number): string {
  return `Max-Age=${seconds}; Path=/; Domain=${parentDomain}; Secure; SameSite=None`;
}

export function createExpiredSsoCookie(parentDomain: string): string {
  return `${ssoCookieName}=; ${getSsoCookieAttributes(parentDomain, 0)}`;
}

/** Adapts a cookie to http pages, where some browsers refuse Secure. */
export function removeSecure(cookie: string): string {
  return cookie.replace('; Secure; SameSite=None', '; SameSite=Lax');
}

const longestCookieBytes = 4096;

/**
 * Creates the single sign-on cookie for another tenant (design, decision 10), or `shared-device`.
 * @returns '' above 4096 bytes (RFC 6265, section 6.1)
 */
export function createSsoCookie(token: string, parentDomain: string, name = ssoCookieName): string {
  const pair = `${name}=${encodeURIComponent(token)}`;
  if (pair.length > longestCookieBytes) return '';
  return `${pair}; ${getSsoCookieAttributes(parentDomain, ssoCookieSeconds)}`;
}

const sidebarCookieName = 'sidebar_state';

/** False if the member has collapsed the sidebar. @param jar text of `document.cookie` */
export const isSidebarOpen = (jar: string): boolean => readCookie(jar, sidebarCookieName) !== 'false';

export function createSidebarCookie(open: boolean): string {
  return `${sidebarCookieName}=${open}; Max-Age=${sidebarCookieSeconds}; Path=/; SameSite=Lax`;
}

/** Removes a cookie of this host. */
export function createExpiredCookie(name: string): string {
  return `${name}=; Max-Age=0; Path=/`;
}
