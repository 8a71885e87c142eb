import { sidebarCookieSeconds, ssoCookieSeconds } from '../config.ts';

export const ssoCookieName = 'shared-auth';

/** The value of a cookie in `document.cookie`'s form, decoded; undefined when it is not there or not decodable. */
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

/** Where the shared-auth cookie counts, and for how many seconds. */
export function getSsoCookieAttributes(parentDomain: string, seconds: number): string {
  return `Max-Age=${seconds}; Path=/; Domain=${parentDomain}; Secure; SameSite=None`;
}

/** The shared-auth cookie, expired: writing it removes the token. */
export function createExpiredSsoCookie(parentDomain: string): string {
  return `${ssoCookieName}=; ${getSsoCookieAttributes(parentDomain, 0)}`;
}

/** The same cookie for a browser that takes none that is Secure on a page without https. */
export function removeSecure(cookie: string): string {
  return cookie.replace('; Secure; SameSite=None', '; SameSite=Lax');
}

// The cookies that a member's doing writes; to read them, and to be rid of them, is for every page.

const longestCookieBytes = 4096;

/**
 * The cookie that hands the access token to another club's site: two minutes, parent domain, Secure, SameSite=None
 * (design, decision 10). Empty when name and value exceed the 4096 bytes that browsers keep (RFC 6265, section 6.1).
 */
export function createSsoCookie(token: string, parentDomain: string): string {
  const pair = `${ssoCookieName}=${encodeURIComponent(token)}`;
  if (pair.length > longestCookieBytes) return '';
  return `${pair}; ${getSsoCookieAttributes(parentDomain, ssoCookieSeconds)}`;
}

/** Remembers for seven days whether the sidebar is open. */
export function createSidebarCookie(open: boolean): string {
  return `sidebar_state=${open}; Max-Age=${sidebarCookieSeconds}; Path=/; SameSite=Lax`;
}
