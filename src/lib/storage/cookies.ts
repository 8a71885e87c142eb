import { sidebarCookieSeconds, ssoCookieSeconds } from '../config.ts';

export const ssoCookieName = 'shared-auth';

/** Reads and decodes a cookie from `document.cookie`'s format; undefined when missing or malformed. */
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

/** Returns the shared-auth cookie's attributes. */
function getSsoCookieAttributes(parentDomain: string, seconds: number): string {
  return `Max-Age=${seconds}; Path=/; Domain=${parentDomain}; Secure; SameSite=None`;
}

/** Creates an expired shared-auth cookie, which removes the token. */
export function createExpiredSsoCookie(parentDomain: string): string {
  return `${ssoCookieName}=; ${getSsoCookieAttributes(parentDomain, 0)}`;
}

/** Adapts the cookie to http pages of browsers that refuse Secure there. */
export function removeSecure(cookie: string): string {
  return cookie.replace('; Secure; SameSite=None', '; SameSite=Lax');
}

const longestCookieBytes = 4096;

/**
 * Creates the cookie that passes the access token to another tenant's site (design, decision 10).
 * @returns '' above the browsers' limit of 4096 bytes (RFC 6265, section 6.1)
 */
export function createSsoCookie(token: string, parentDomain: string): string {
  const pair = `${ssoCookieName}=${encodeURIComponent(token)}`;
  if (pair.length > longestCookieBytes) return '';
  return `${pair}; ${getSsoCookieAttributes(parentDomain, ssoCookieSeconds)}`;
}

/** Creates the cookie for the sidebar's state, for seven days. */
export function createSidebarCookie(open: boolean): string {
  return `sidebar_state=${open}; Max-Age=${sidebarCookieSeconds}; Path=/; SameSite=Lax`;
}
