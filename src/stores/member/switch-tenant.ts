import { loadTokenRefresh } from '../../lib/api/access-token.ts';
import { readTokens } from '../../lib/api/tokens.ts';
import type { MemberTenant } from '../../lib/contract/member.ts';
import { landingDomains } from '../../lib/environment.ts';
import { createSsoCookie, sharedDeviceCookieName } from '../../lib/storage/cookies.ts';
import { isSharedDevice } from '../../lib/storage/shared-device.ts';
import { tenantAddress } from '../../lib/tenant/tenancy.ts';
import { leave } from '../app/router.ts';
import { $memberKey } from '../app/session.ts';
import { signOut } from '../app/sign-out.ts';
import { writeSsoCookie } from '../app/sso-cookie.ts';
import { tenantHost } from '../app/tenant.ts';

export function isCurrentTenant(tenant: MemberTenant): boolean {
  return tenant.subdomain === tenantHost.subdomain;
}

/**
 * Refreshes the token first, because a refused token would end the sessions at both tenants.
 * @returns empty without a shared domain or for a token that is too long
 * @throws {AppError} when the token refresh fails
 */
async function createSwitchCookie(): Promise<string> {
  if (!tenantHost.parentDomain) return '';
  const { refreshTokens } = await loadTokenRefresh();
  const { access } = await refreshTokens(readTokens()?.access);
  return createSsoCookie(access, tenantHost.parentDomain);
}

/**
 * Ends this session and opens another tenant with the single sign-on cookie. Without a cookie, the member
 * signs in there.
 * @returns false without a trusted address, or when the token refresh fails
 */
export async function switchTenant(tenant: MemberTenant): Promise<boolean> {
  const address = tenantAddress(tenant, landingDomains, location.protocol);
  const member = $memberKey.get();
  if (!address || member === null) return false;
  const cookie = await createSwitchCookie().catch(() => undefined);
  if (cookie === undefined || $memberKey.get() !== member) return false;
  const isShared = isSharedDevice();
  signOut();
  if (cookie) writeSsoCookie(cookie);
  if (cookie && isShared)
    writeSsoCookie(createSsoCookie('1', tenantHost.parentDomain ?? '', sharedDeviceCookieName));
  void leave(address);
  return true;
}
