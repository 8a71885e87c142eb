import { atom, computed } from 'nanostores';
import type { Tenant } from '../../lib/contract/tenant.ts';
import { getRoute, notFoundTitle, type RouteName } from '../../lib/routes.ts';
import { $screen, type Screen } from './router.ts';
import { $isTenantUnknown, $tenant, tenantHost } from './tenant.ts';

export function getRouteTitle(screen: Screen): string {
  if (screen.kind === 'screen') return getRoute(screen.name).title;
  return screen.kind === 'notFound' ? notFoundTitle : '';
}

const providedTitles = new Map<RouteName, () => string | undefined>();

/** Provides a screen's heading before it renders, so that frame and heading appear together. */
export function provideScreenTitle(name: RouteName, title: () => string | undefined): void {
  providedTitles.set(name, title);
}

interface OwnTitle {
  readonly title: string | undefined;
  readonly visit: number;
}

const $ownTitle = atom<OwnTitle | undefined>();

export function setScreenTitle(title: string | undefined): void {
  const screen = $screen.get();
  $ownTitle.set(screen.kind === 'screen' ? { title, visit: screen.visit } : undefined);
}

export const $screenTitle = computed([$screen, $ownTitle], (screen, ownTitle) => {
  if (screen.kind !== 'screen') return undefined;
  return screen.visit === ownTitle?.visit ? ownTitle.title : providedTitles.get(screen.name)?.();
});

/** Design, decision 4. Empty without a visible screen. */
export const $tabTitle = computed([$screen, $screenTitle, $tenant], (screen, screenTitle, tenant) => {
  const title = screenTitle ?? getRouteTitle(screen);
  return title && tenant ? `${title} · ${tenant.name}` : title;
});

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

/** Updates the document head with the tenant. Search engines may index only tenants' hosts. */
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
