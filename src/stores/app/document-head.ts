import { computed } from 'nanostores';
import type { Tenant } from '../../lib/contract/tenant.ts';
import { createTenantIcons } from '../../lib/tenant/icons.ts';
import { createManifest } from '../../lib/tenant/manifest.ts';
import { $isTenantUnknown, $palette, $tenant, tenantHost } from './tenant.ts';

function setHeadAttribute(selector: string, attribute: 'content' | 'href', value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}

/** Lets the site install under the tenant's name. */
async function updateManifest({ name, logo_url }: Tenant): Promise<void> {
  const colours = $palette.get() ?? {};
  const fill = colours['--tenant-primary'] ?? '#ffffff';
  const content = colours['--tenant-primary-content'] ?? '#000000';
  const icons = await createTenantIcons({ name, logoUrl: logo_url, fill, content });
  if ($tenant.get()?.name !== name) return;
  const manifest = createManifest({
    name,
    chosenSubdomain: tenantHost.parentDomain === undefined ? tenantHost.subdomain : undefined,
    origin: location.origin,
    themeColour: fill,
    backgroundColour: '#ffffff',
    icons: icons.manifest,
  });
  document.head.querySelector('link[rel=icon]')?.removeAttribute('type');
  setHeadAttribute('link[rel=icon]', 'href', icons.favicon);
  setHeadAttribute('link[rel=apple-touch-icon]', 'href', icons.touch);
  setHeadAttribute('meta[name=apple-mobile-web-app-title]', 'content', name);
  setHeadAttribute('link[rel=manifest]', 'href', manifest);
}

function updateDescription({ name }: Tenant): void {
  const meta = document.head.querySelector('meta[name=description]');
  const text = meta?.getAttribute('content') ?? '';
  meta?.setAttribute(
    'content',
    text.replace('this club', () => name).replace('your club', () => name),
  );
}

/** Updates the document head with the tenant. Search engines may index only tenants' own addresses. */
export function updateHead(): void {
  $tenant.subscribe((tenant) => {
    if (!tenant) return;
    updateDescription(tenant);
    void updateManifest(tenant);
  });
  computed($isTenantUnknown, (unknown) => unknown || tenantHost.parentDomain === undefined).subscribe(
    (hidden) => {
      if (hidden) setHeadAttribute('meta[name=robots]', 'content', 'noindex');
    },
  );
}
