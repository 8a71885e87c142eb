/** What the page's head says of the club once that is known. */
import { computed } from 'nanostores';
import type { Tenant } from '../../lib/contract/tenant.ts';
import { createTenantIcons } from '../../lib/tenant/icons.ts';
import { createManifest } from '../../lib/tenant/manifest.ts';
import { $isTenantUnknown, $palette, $tenant, tenantHost } from './tenant.ts';

function set(selector: string, attribute: 'content' | 'href', value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}

/** Makes the site installable under the club's name, colours and icon. */
async function offerInstall({ name, logo_url }: Tenant): Promise<void> {
  const colours = $palette.get()?.light ?? {};
  const fill = colours['--color-primary'] ?? '#ffffff';
  const content = colours['--color-primary-content'] ?? '#000000';
  const icons = await createTenantIcons({ name, logoUrl: logo_url, fill, content });
  if ($tenant.get()?.name !== name) return;
  const manifest = createManifest({
    name,
    chosenSubdomain: tenantHost.parentDomain === undefined ? tenantHost.subdomain : undefined,
    origin: location.origin,
    themeColour: fill,
    backgroundColour: colours['--color-base-100'] ?? '#ffffff',
    icons: icons.manifest,
  });
  document.head.querySelector('link[rel=icon]')?.removeAttribute('type');
  set('link[rel=icon]', 'href', icons.favicon);
  set('link[rel=apple-touch-icon]', 'href', icons.touch);
  set('meta[name=apple-mobile-web-app-title]', 'content', name);
  set('link[rel=manifest]', 'href', manifest);
}

function nameTheClub({ name }: Tenant): void {
  const meta = document.head.querySelector('meta[name=description]');
  const text = meta?.getAttribute('content') ?? '';
  meta?.setAttribute(
    'content',
    text.replace('this club', () => name).replace('your club', () => name),
  );
}

/** Dresses the head for the club of this address; only clubs' own addresses may be listed by search engines. */
export function updateHead(): void {
  $tenant.subscribe((tenant) => {
    if (!tenant) return;
    nameTheClub(tenant);
    void offerInstall(tenant);
  });
  computed($isTenantUnknown, (unknown) => unknown || tenantHost.parentDomain === undefined).subscribe(
    (hidden) => {
      if (hidden) set('meta[name=robots]', 'content', 'noindex');
    },
  );
}
