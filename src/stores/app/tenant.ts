import { atom, computed } from 'nanostores';
import { call } from '../../lib/api/api.ts';
import { lazyModule } from '../../lib/browser/lazy-module.ts';
import { isBrowser } from '../../lib/browser/runtime.ts';
import { tenantRefreshMs } from '../../lib/config.ts';
import { getTenant, type Tenant, tenantSchema } from '../../lib/contract/tenant.ts';
import { apiUrlTemplate, landingDomains } from '../../lib/environment.ts';
import { AppError } from '../../lib/errors.ts';
import { safeLocalStorage, safeSessionStorage } from '../../lib/storage/web-storage.ts';
import type { Palette } from '../../lib/tenant/palette.ts';
import { apiBase, identifierName, resolveTenant } from '../../lib/tenant/tenancy.ts';
import { persistentAtom } from './persistent-atom.ts';

const { hostname, search } = isBrowser ? location : { hostname: '', search: '' };

const chosenKey = 'chosenClient';

/** The tenant of `?client=`, stored for the tab. Tenants' own addresses ignore the parameter. */
function readChosenTenant(): string | undefined {
  const requested = new URLSearchParams(search).get('client');
  if (requested) safeSessionStorage.write(chosenKey, requested);
  return requested ?? safeSessionStorage.read(chosenKey);
}

export const tenantHost = resolveTenant(hostname, landingDomains, readChosenTenant());

export const tenantApiBase = apiBase(apiUrlTemplate, tenantHost.subdomain);

/** Stored under `client`. The head script reads it before first paint. */
interface CachedTenant {
  readonly subdomain: string;
  readonly tenant: Tenant;
  readonly palette: Palette | null;
}

function decodeCache(text: string): CachedTenant | null {
  try {
    const cached: unknown = JSON.parse(text);
    if (typeof cached !== 'object' || cached === null || !('tenant' in cached)) return null;
    if (!('subdomain' in cached) || cached.subdomain !== tenantHost.subdomain) return null;
    const palette = 'palette' in cached && isPalette(cached.palette) ? cached.palette : null;
    return { subdomain: tenantHost.subdomain, tenant: tenantSchema().parse(cached.tenant), palette };
  } catch {
    return null;
  }
}

function isPalette(value: unknown): value is Palette {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(([name, colour]) => name.startsWith('--') && /^#[0-9a-f]{6}$/.test(colour))
  );
}

const paletteRules = lazyModule(() => import('../../lib/tenant/palette.ts'));

/** Undefined if the lazy chunk failed to load. */
async function deriveTenantPalette({ theme }: Tenant): Promise<Palette | undefined> {
  const rules = await paletteRules.load();
  return rules?.derivePalette(theme.main_color, theme.secondary_color);
}

const $cache = persistentAtom<CachedTenant | null>('client', null, {
  encode: JSON.stringify,
  decode: decodeCache,
  // On shared hosts another tab may show another tenant.
  listen: false,
});

const loadedAtKey = 'clientLoadedAt';

/** Stored apart from the configuration, because the time changes every minute. */
function readLoadedAt(): number | undefined {
  const [subdomain, at] = (safeLocalStorage.read(loadedAtKey) ?? '').split(' ');
  const moment = Number(at);
  return subdomain === tenantHost.subdomain && moment > 0 && moment <= Date.now() ? moment : undefined;
}

export const $tenantLoadedAt = atom(readLoadedAt());

function saveLoadedAt(): void {
  const now = Date.now();
  $tenantLoadedAt.set(now);
  safeLocalStorage.write(loadedAtKey, `${tenantHost.subdomain} ${now}`);
}

export const $tenantError = atom<AppError | undefined>();

/** Null until known. A failed refresh does not clear it. */
export const $tenant = computed($cache, (cached) => cached?.tenant ?? null);

export const $palette = computed($cache, (cached) => cached?.palette ?? null);

export const memberIdentifier = identifierName(tenantHost.subdomain);

export const $isTenantUnknown = computed(
  [$tenant, $tenantError],
  (tenant, error) => tenant === null && error?.status === 404,
);

/**
 * JSON of the last saved configuration. Initially empty, so that palettes of older builds are derived again.
 */
let savedText = '';

async function saveTenant(tenant: Tenant): Promise<void> {
  if (JSON.stringify(tenant) === savedText) return;
  const palette = await deriveTenantPalette(tenant);
  const next = { subdomain: tenantHost.subdomain, tenant, palette: palette ?? $palette.get() };
  if (JSON.stringify(next) !== JSON.stringify($cache.get())) $cache.set(next);
  if (palette) savedText = JSON.stringify(tenant);
}

let resolveSettled: () => void;

/** Resolves after the first load, even a failed one. */
export const tenantSettled = new Promise<void>((resolve) => {
  resolveSettled = resolve;
});

/** Never throws. */
export async function loadTenant(): Promise<void> {
  try {
    const tenant = await call(getTenant, {});
    await saveTenant(tenant);
    saveLoadedAt();
    $tenantError.set(undefined);
  } catch (error) {
    $tenantError.set(error instanceof AppError ? error : new AppError('broken', String(error)));
  }
  resolveSettled();
}

/**
 * Refreshes the configuration every minute while visible, and when a stale tab becomes visible.
 * @param onLoaded called after each successful refresh
 */
export function startTenantRefresh(onLoaded = () => {}): () => void {
  const load = async () => {
    await loadTenant();
    if (!$tenantError.get()) onLoaded();
  };
  const refresh = () => {
    if (document.visibilityState === 'visible') void load();
  };
  const refreshIfStale = () => {
    const isStale = Date.now() - ($tenantLoadedAt.get() ?? 0) >= tenantRefreshMs;
    if (isStale || savedText === '') refresh();
  };
  const timer = setInterval(refresh, tenantRefreshMs);
  document.addEventListener('visibilitychange', refreshIfStale);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', refreshIfStale);
  };
}
