import type { MemberClient } from '../lib/contract/member.ts';
import { clearedSharedCookie, readCookie, sharedCookie, sharedCookieName } from '../lib/cookies.ts';
import { landingDomains } from '../lib/environment.ts';
import { clubAddress } from '../lib/tenancy.ts';
import { readTokens } from '../lib/tokens.ts';
import { leave } from './router.ts';
import { exchangeSwitchToken, signOut } from './session.ts';
import { here } from './tenant.ts';

function writeCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that members use
  document.cookie = cookie;
}

/** Removes the shared-auth cookie, wherever it came from. */
export function clearSharedCookie(): void {
  if (here.parentDomain) writeCookie(clearedSharedCookie(here.parentDomain));
}

/** True for the club whose address this is. */
export function isCurrentClient(client: MemberClient): boolean {
  return client.subdomain === here.subdomain;
}

/** The cookie that hands the session over; empty where no domain is shared or the token is too long for one. */
function handOver(access: string): string {
  try {
    return here.parentDomain ? sharedCookie(access, here.parentDomain) : '';
  } catch {
    return '';
  }
}

/**
 * Hands the session over to another club of the member: the access token goes into the shared-auth cookie, the
 * session here ends, and that club's address opens. Where no cookie can be had, the member signs in there.
 * @returns false when the club has no address below our landing domains; nothing has changed then
 */
export function switchClient(client: MemberClient): boolean {
  const address = clubAddress(client, landingDomains, location.protocol);
  const tokens = readTokens();
  if (!address || !tokens) return false;
  const cookie = handOver(tokens.access);
  signOut();
  if (cookie) writeCookie(cookie);
  void leave(address);
  return true;
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
