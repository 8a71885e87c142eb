import { safeSessionStorage } from '../storage/web-storage.ts';
import { resolveTenant, type TenantHost } from './tenancy.ts';

const chosenKey = 'chosenTenant';

/**
 * Resolves the tenant of this page: from its host, else from `?client=`, which the tab remembers. Tenants' own
 * addresses ignore the parameter.
 */
export function readPageTenant(landingDomains: readonly string[]): TenantHost {
  const requested = new URLSearchParams(location.search).get('client');
  if (requested) safeSessionStorage.write(chosenKey, requested);
  return resolveTenant(location.hostname, landingDomains, requested ?? safeSessionStorage.read(chosenKey));
}
