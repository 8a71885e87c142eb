import { clubAddress } from '../lib/club-address.ts';
import type { MemberClient } from '../lib/contract/member.ts';
import { sharedCookie } from '../lib/cookies.ts';
import { landingDomains } from '../lib/environment.ts';
import { readTokens } from '../lib/tokens.ts';
import { writeCookie } from './hand-over.ts';
import { leave } from './router.ts';
import { signOut } from './session.ts';
import { here } from './tenant.ts';

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
