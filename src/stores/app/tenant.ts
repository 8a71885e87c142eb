import { atom, computed } from 'nanostores';
import { call } from '../../lib/api/api.ts';
import { reloadForMissingChunk } from '../../lib/browser/reload.ts';
import { getElapsedMs, getMoment, type Moment, toMoment } from '../../lib/browser/timing.ts';
import { tenantRefreshMs } from '../../lib/config.ts';
import { getTenant, type Tenant, tenantSchema } from '../../lib/contract/tenant.ts';
import { AppError } from '../../lib/errors.ts';
import { safeLocalStorage } from '../../lib/storage/web-storage.ts';
import { tenantApiBase, tenantHost } from '../../lib/tenant/current-tenant.ts';
import { type CachedTenant, cachedTenantKey, parseCachedTenant } from '../../lib/tenant/page-tenant.ts';
import type { Palette } from '../../lib/tenant/palette.ts';
import { identifierName } from '../../lib/tenant/tenancy.ts';
import { $isPageVisible } from './page-state.ts';
import { persistentAtom } from './preferences.ts';

export { tenantApiBase, tenantHost };

/** The head script reads it before first paint. */
interface CurrentTenant extends CachedTenant {
  readonly tenant: Tenant;
}

function decodeCache(text: string): CurrentTenant | null {
  const cached = parseCachedTenant(text, tenantHost.subdomain);
  if (!cached) return null;
  const { success, data } = tenantSchema().safeParse(cached.tenant);
  return success ? { ...cached, tenant: data } : null;
}

/** Undefined if the lazy chunk failed to load. */
async function deriveTenantPalette({ theme }: Tenant): Promise<Palette | undefined> {
  const rules = await import('../../lib/tenant/palette.ts').catch(reloadForMissingChunk);
  return rules?.derivePalette(theme.main_color, theme.secondary_color);
}

const $cache = persistentAtom<CurrentTenant | null>(cachedTenantKey, null, {
  encode: JSON.stringify,
  decode: decodeCache,
  // On shared hosts another tab may show another tenant.
  listen: false,
});

const loadedAtKey = 'tenantLoadedAt';

/** Reads the time, which is stored separately because it changes every minute. */
function readLoadedAt(): number | undefined {
  const [subdomain, at] = (safeLocalStorage.read(loadedAtKey) ?? '').split(' ');
  const moment = Number(at);
  return subdomain === tenantHost.subdomain && moment > 0 && moment <= Date.now() ? moment : undefined;
}

export const $tenantLoadedAt = atom(readLoadedAt());

/** Time of the last configuration's request. */
let loaded = toMoment($tenantLoadedAt.get() ?? 0);

function saveLoadedAt(requested: Moment): void {
  loaded = requested;
  $tenantLoadedAt.set(requested.at);
  safeLocalStorage.write(loadedAtKey, `${tenantHost.subdomain} ${requested.at}`);
}

export const $tenantError = atom<AppError | undefined>();

/** Null until known. A failed refresh does not clear it. */
export const $tenant = computed($cache, (cached) =>
  cached ? { ...cached.tenant, name: cached.tenant.name || 'Your club' } : null,
);

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
  const requested = getMoment();
  try {
    const tenant = await call(getTenant, {});
    await saveTenant(tenant);
    saveLoadedAt(requested);
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
    if ($isPageVisible.get()) void load();
  };
  const refreshIfStale = () => {
    if (savedText === '' || getElapsedMs(loaded) >= tenantRefreshMs) refresh();
  };
  const timer = setInterval(refresh, tenantRefreshMs);
  const stopListening = $isPageVisible.listen(refreshIfStale);
  return () => {
    clearInterval(timer);
    stopListening();
  };
}
