/** The cookies that a member's doing writes; to read them, and to be rid of them, is for every page. */
import { sidebarCookieSeconds, ssoCookieSeconds } from '../config.ts';
import { getSsoCookieAttributes, ssoCookieName } from './cookies.ts';

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
