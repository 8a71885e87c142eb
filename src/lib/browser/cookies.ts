import { sharedCookieSeconds, sidebarCookieSeconds } from '../config.ts';

export const sharedCookieName = 'shared-auth';
const longestCookieBytes = 4096;

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

function sharedAttributes(parentDomain: string, seconds: number): string {
  return `Max-Age=${seconds}; Path=/; Domain=${parentDomain}; Secure; SameSite=None`;
}

/**
 * The cookie that hands the access token to another club's site: two minutes, parent domain, Secure, SameSite=None
 * (design, decision 10). Empty when name and value exceed the 4096 bytes that browsers keep (RFC 6265, section 6.1).
 */
export function sharedCookie(token: string, parentDomain: string): string {
  const pair = `${sharedCookieName}=${encodeURIComponent(token)}`;
  if (pair.length > longestCookieBytes) return '';
  return `${pair}; ${sharedAttributes(parentDomain, sharedCookieSeconds)}`;
}

/** The same cookie, expired: writing it removes the token. */
export function clearedSharedCookie(parentDomain: string): string {
  return `${sharedCookieName}=; ${sharedAttributes(parentDomain, 0)}`;
}

/** The same cookie for a browser that takes none that is Secure on a page without https. */
export function withoutSecure(cookie: string): string {
  return cookie.replace('; Secure; SameSite=None', '; SameSite=Lax');
}

/** Remembers for seven days whether the sidebar is open. */
export function sidebarCookie(open: boolean): string {
  return `sidebar_state=${open}; Max-Age=${sidebarCookieSeconds}; Path=/; SameSite=Lax`;
}
