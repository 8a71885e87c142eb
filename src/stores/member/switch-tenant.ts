import { loadTokenRefresh } from '../../lib/api/access-token.ts';
import { readTokens } from '../../lib/api/tokens.ts';
import type { MemberTenant } from '../../lib/contract/member.ts';
import { landingDomains } from '../../lib/environment.ts';
import { createSsoCookie } from '../../lib/storage/cookies.ts';
import { tenantAddress } from '../../lib/tenant/tenancy.ts';
import { leave } from '../app/router.ts';
import { $memberKey } from '../app/session.ts';
import { signOut } from '../app/sign-out.ts';
import { writeSsoCookie } from '../app/sso-cookie.ts';
import { tenantHost } from '../app/tenant.ts';

/** True for the club whose address this is. */
export function isCurrentTenant(client: MemberTenant): boolean {
  return client.subdomain === tenantHost.subdomain;
}

/**
 * The cookie that hands the session over, with a token that is new: what is left of one's life cannot always be told, and
 * one that is refused there would leave the member signed out of both clubs. Empty where no domain is shared, or the token
 * is too long for a cookie.
 * @throws {AppError} when the session cannot be renewed
 */
async function handOver(): Promise<string> {
  if (!tenantHost.parentDomain) return '';
  const { refreshTokens } = await loadTokenRefresh();
  const { access } = await refreshTokens(readTokens()?.access);
  return createSsoCookie(access, tenantHost.parentDomain);
}

/**
 * Hands the session over to another club of the member: the access token goes into the shared-auth cookie, the
 * session here ends, and that club's address opens. Where no cookie can carry it, the member signs in there.
 * @returns false when the club has no address below our landing domains, or the session cannot be renewed, which then goes
 * on here unless it was refused
 */
export async function switchTenant(client: MemberTenant): Promise<boolean> {
  const address = tenantAddress(client, landingDomains, location.protocol);
  const member = $memberKey.get();
  if (!address || member === null) return false;
  const cookie = await handOver().catch(() => undefined);
  if (cookie === undefined || $memberKey.get() !== member) return false;
  signOut();
  if (cookie) writeSsoCookie(cookie);
  void leave(address);
  return true;
}
