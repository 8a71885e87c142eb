/** What the page's head says of the club once that is known. */
import { computed } from 'nanostores';
import type { Tenant } from '../../lib/contract/tenant.ts';
import { clubIcons } from '../../lib/tenant/icons.ts';
import { clubManifest } from '../../lib/tenant/manifest.ts';
import { $clubUnknown, $palette, $tenant, here } from './tenant.ts';

function set(selector: string, attribute: 'content' | 'href', value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}

/** Makes the site installable under the club's name, colours and icon. */
async function offerInstall({ name, logo_url }: Tenant): Promise<void> {
  const colours = $palette.get()?.light ?? {};
  const fill = colours['--color-primary'] ?? '#ffffff';
  const content = colours['--color-primary-content'] ?? '#000000';
  const icons = await clubIcons({ name, logoUrl: logo_url, fill, content });
  if ($tenant.get()?.name !== name) return;
  const manifest = clubManifest({
    name,
    chosen: here.parentDomain === undefined ? here.subdomain : undefined,
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
export function dressHead(): void {
  $tenant.subscribe((tenant) => {
    if (!tenant) return;
    nameTheClub(tenant);
    void offerInstall(tenant);
  });
  computed($clubUnknown, (unknown) => unknown || here.parentDomain === undefined).subscribe((hidden) => {
    if (hidden) set('meta[name=robots]', 'content', 'noindex');
  });
}
