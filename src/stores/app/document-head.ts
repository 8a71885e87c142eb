import { computed } from 'nanostores';
import type { Tenant } from '../../lib/contract/tenant.ts';
import { $isTenantUnknown, $tenant, tenantHost } from './tenant.ts';

function setHeadAttribute(selector: string, attribute: 'content' | 'href', value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}

function updateTenant({ name, logo_url }: Tenant): void {
  const meta = document.head.querySelector('meta[name=description]');
  const text = meta?.getAttribute('content') ?? '';
  meta?.setAttribute(
    'content',
    text.replace('this club', () => name).replace('your club', () => name),
  );
  setHeadAttribute('meta[name=apple-mobile-web-app-title]', 'content', name);
  if (!logo_url) return;
  document.head.querySelector('link[rel=icon]')?.removeAttribute('type');
  setHeadAttribute('link[rel=icon]', 'href', logo_url);
}

/** Updates the document head with the tenant. Search engines may index only tenants' own addresses. */
export function updateHead(): void {
  $tenant.subscribe((tenant) => {
    if (tenant) updateTenant(tenant);
  });
  computed($isTenantUnknown, (unknown) => unknown || tenantHost.parentDomain === undefined).subscribe(
    (hidden) => {
      if (hidden) setHeadAttribute('meta[name=robots]', 'content', 'noindex');
    },
  );
}
