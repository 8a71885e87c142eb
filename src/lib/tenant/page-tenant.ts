import { safeLocalStorage, safeSessionStorage } from '../storage/web-storage.ts';
import type { Palette } from './palette.ts';
import { resolveTenant, type TenantHost } from './tenancy.ts';

/** Specification, section 3. */
export const cachedTenantKey = 'client';

/** The tenant as stored on this device. The configuration is not validated. */
export interface CachedTenant {
  readonly subdomain: string;
  readonly tenant: unknown;
  readonly palette: Palette | null;
}

function isPalette(value: unknown): value is Palette {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(([name, colour]) => name.startsWith('--') && /^#[0-9a-f]{6}$/.test(colour))
  );
}

/**
 * Parses without zod, because it runs in the head script before the first paint.
 * @returns undefined for unreadable text and for another tenant's
 */
export function parseCachedTenant(text: string, subdomain: string): CachedTenant | undefined {
  try {
    const cached: unknown = JSON.parse(text);
    if (typeof cached !== 'object' || cached === null || !('tenant' in cached)) return undefined;
    if (!('subdomain' in cached) || cached.subdomain !== subdomain) return undefined;
    const palette = 'palette' in cached && isPalette(cached.palette) ? cached.palette : null;
    return { subdomain, tenant: cached.tenant, palette };
  } catch {
    return undefined;
  }
}

export function readCachedTenant(subdomain: string): CachedTenant | undefined {
  const text = safeLocalStorage.read(cachedTenantKey);
  // A caught error delays the first paint on slow phones.
  return text === undefined ? undefined : parseCachedTenant(text, subdomain);
}

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
