import { atom, computed } from 'nanostores';
import { call } from '../../lib/api/api.ts';
import { loadModule } from '../../lib/browser/lazy-module.ts';
import { isBrowser } from '../../lib/browser/runtime.ts';
import { tenantRefreshMs } from '../../lib/config.ts';
import { getTenant, type Tenant, tenantSchema } from '../../lib/contract/tenant.ts';
import { apiUrlTemplate, landingDomains } from '../../lib/environment.ts';
import { AppError } from '../../lib/errors.ts';
import { safeLocalStorage, safeSessionStorage } from '../../lib/storage/web-storage.ts';
import type { Palette } from '../../lib/tenant/palette.ts';
import { apiBase, identifierName, resolveTenant } from '../../lib/tenant/tenancy.ts';

import { persistentAtom } from './persistent-atom.ts';

/** What pages carry themselves is the same for every club. */
const { hostname, search } = isBrowser ? location : { hostname: '', search: '' };

const chosenKey = 'chosenClient';

/** The tenant that `?client=` chose for this tab; only hosts that are no club's address take it. */
function chosenClient(): string | undefined {
  const asked = new URLSearchParams(search).get('client');
  if (asked) safeSessionStorage.write(chosenKey, asked);
  return asked ?? safeSessionStorage.read(chosenKey);
}

/** Which club this address belongs to; fixed for as long as the page lives. */
export const tenantHost = resolveTenant(hostname, landingDomains, chosenClient());

/** Base address of the club's API. */
export const tenantApiBase = apiBase(apiUrlTemplate, tenantHost.subdomain);

/** A club's derived colours for both modes. */
interface Palettes {
  readonly light: Palette;
  readonly dark: Palette;
}

/** What is kept under `client`: read before first paint by the shell, so its form is the shell's too. */
interface CachedTenant {
  readonly subdomain: string;
  readonly tenant: Tenant;
  /** Null when they could not be derived. */
  readonly palette: Palettes | null;
}

function decodeCache(text: string): CachedTenant | null {
  try {
    const cached: unknown = JSON.parse(text);
    if (typeof cached !== 'object' || cached === null || !('tenant' in cached)) return null;
    if (!('subdomain' in cached) || cached.subdomain !== tenantHost.subdomain) return null;
    const palette = 'palette' in cached && arePalettes(cached.palette) ? cached.palette : null;
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

function arePalettes(value: unknown): value is Palettes {
  return (
    typeof value === 'object' &&
    value !== null &&
    'light' in value &&
    'dark' in value &&
    isPalette(value.light) &&
    isPalette(value.dark)
  );
}

/**
 * The club's colours; undefined when their rules could not be loaded. These are in a chunk of their own: until the
 * club's answer is here, they have nothing to do.
 */
async function palettesOf({ theme }: Tenant): Promise<Palettes | undefined> {
  const rules = await loadModule(() => import('../../lib/tenant/palette.ts'));
  return rules?.derivePalette(theme.main_color, theme.secondary_color);
}

const $cache = persistentAtom<CachedTenant | null>('client', null, {
  encode: JSON.stringify,
  decode: decodeCache,
  // Each tab refreshes for itself; where several clubs share a host, another tab's club is not ours.
  listen: false,
});

const loadedAtKey = 'clientLoadedAt';

/** When the kept configuration was last loaded, if it is this club's: kept beside it, as it changes every minute. */
function storedLoadedAt(): number | undefined {
  const [subdomain, at] = (safeLocalStorage.read(loadedAtKey) ?? '').split(' ');
  const moment = Number(at);
  return subdomain === tenantHost.subdomain && moment > 0 && moment <= Date.now() ? moment : undefined;
}

/** When the configuration was last loaded, in ms since the epoch; undefined while that is unknown. */
export const $tenantLoadedAt = atom(storedLoadedAt());

function noteLoaded(): void {
  const now = Date.now();
  $tenantLoadedAt.set(now);
  safeLocalStorage.write(loadedAtKey, `${tenantHost.subdomain} ${now}`);
}

/** Why there is no configuration yet, or why the last refresh failed. */
export const $tenantError = atom<AppError | undefined>();

/** The club's configuration; null until it is known. A failed refresh keeps it. */
export const $tenant = computed($cache, (cached) => cached?.tenant ?? null);

/** The club's derived colours for both modes; null while the neutral ones apply. */
export const $palette = computed($cache, (cached) => cached?.palette ?? null);

/** What this club calls the member identifier. */
export const memberIdentifier = identifierName(tenantHost.subdomain);

/** True where the API knows no club at this address, and none is remembered here. */
export const $isTenantUnknown = computed(
  [$tenant, $tenantError],
  (tenant, error) => tenant === null && error?.status === 404,
);

/**
 * The configuration that was kept last in this page with its colours, as text. What an older build derived is derived
 * again, and so is what could not be derived the last time.
 */
let kept = '';

async function keep(tenant: Tenant): Promise<void> {
  if (JSON.stringify(tenant) === kept) return;
  const palette = await palettesOf(tenant);
  const next = { subdomain: tenantHost.subdomain, tenant, palette: palette ?? $palette.get() };
  if (JSON.stringify(next) !== JSON.stringify($cache.get())) $cache.set(next);
  if (palette) kept = JSON.stringify(tenant);
}

let noteSettled: () => void;

/** Settles when the configuration has been asked for once in this page, whatever came of it. */
export const tenantSettled = new Promise<void>((resolve) => {
  noteSettled = resolve;
});

/** Loads the configuration once; it never throws. Unchanged answers change nothing, so that nothing renders. */
export async function loadTenant(): Promise<void> {
  try {
    const tenant = await call(getTenant, {});
    await keep(tenant);
    noteLoaded();
    $tenantError.set(undefined);
  } catch (error) {
    $tenantError.set(error instanceof AppError ? error : new AppError('broken', String(error)));
  }
  noteSettled();
}

/**
 * Refreshes the configuration every minute while the tab is visible, and when it is looked at again after longer.
 * @param onLoaded called each time that the API has answered thereby
 */
export function startTenantRefresh(onLoaded = () => {}): () => void {
  const load = async () => {
    await loadTenant();
    if (!$tenantError.get()) onLoaded();
  };
  const refresh = () => {
    if (document.visibilityState === 'visible') void load();
  };
  const lookAgain = () => {
    const isOld = Date.now() - ($tenantLoadedAt.get() ?? 0) >= tenantRefreshMs;
    if (isOld || kept === '') refresh();
  };
  const timer = setInterval(refresh, tenantRefreshMs);
  document.addEventListener('visibilitychange', lookAgain);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', lookAgain);
  };
}
