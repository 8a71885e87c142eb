import { currentAccess } from '../../lib/api/access.ts';
import { sharedCookie } from '../../lib/browser/cookies.ts';
import { clubAddress } from '../../lib/club/club-address.ts';
import { sharedCookieSeconds } from '../../lib/config.ts';
import type { MemberClient } from '../../lib/contract/member.ts';
import { landingDomains } from '../../lib/environment.ts';
import { writeSharedCookie } from '../app/hand-over.ts';
import { leave } from '../app/router.ts';
import { $memberKey, signOut } from '../app/session.ts';
import { here } from '../app/tenant.ts';

/** True for the club whose address this is. */
export function isCurrentClient(client: MemberClient): boolean {
  return client.subdomain === here.subdomain;
}

/**
 * The cookie that hands the session over, with a token that lasts as long as the cookie; empty where no domain is shared,
 * no such token can be had, or it is too long for a cookie.
 */
async function handOver(): Promise<string> {
  try {
    const access = here.parentDomain && (await currentAccess(sharedCookieSeconds * 1_000));
    return access && here.parentDomain ? sharedCookie(access, here.parentDomain) : '';
  } catch {
    return '';
  }
}

/**
 * Hands the session over to another club of the member: the access token goes into the shared-auth cookie, the
 * session here ends, and that club's address opens. Where no cookie can be had, the member signs in there.
 * @returns false when the club has no address below our landing domains, or the session has ended meanwhile
 */
export async function switchClient(client: MemberClient): Promise<boolean> {
  const address = clubAddress(client, landingDomains, location.protocol);
  const member = $memberKey.get();
  if (!address || member === null) return false;
  const cookie = await handOver();
  if ($memberKey.get() !== member) return false;
  signOut();
  if (cookie) writeSharedCookie(cookie);
  void leave(address);
  return true;
}
