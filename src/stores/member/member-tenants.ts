import { refreshTokens } from '../../lib/api/token-refresh.ts';
import { readTokens } from '../../lib/api/tokens.ts';
import { onIdle } from '../../lib/browser/timing.ts';
import { getMemberClients, type MemberTenant } from '../../lib/contract/member.ts';
import { waitUntilSettled } from '../../lib/data/query.ts';
import { landingDomains } from '../../lib/environment.ts';
import { createSsoCookie, sharedDeviceCookieName } from '../../lib/storage/cookies.ts';
import { isSharedDevice } from '../../lib/storage/web-storage.ts';
import { tenantAddress } from '../../lib/tenant/tenancy.ts';
import { leave } from '../app/router.ts';
import { $memberKey, signOut, writeSsoCookie } from '../app/session.ts';
import { tenantHost } from '../app/tenant.ts';
import { createListQuery } from '../data/list-query.ts';

/** The tenants that the member belongs to, to switch between. */
export const memberTenantsQuery = createListQuery({
  name: 'clients',
  operation: 'getMember',
  endpoint: getMemberClients,
  input: () => ({}),
});

/** Loads the tenants of each member who signs in, once the view is idle (specification, section 4). */
export function startMemberTenants(): void {
  $memberKey.subscribe((member) => {
    if (member === null) return;
    onIdle(() => {
      if ($memberKey.get() === member) void waitUntilSettled(memberTenantsQuery);
    });
  });
}

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
