import { atom, computed } from 'nanostores';
import { call } from '../lib/api.ts';
import { derivePalette } from '../lib/colour.ts';
import { tenantRefreshMs } from '../lib/config.ts';
import { getTenant, type Tenant, tenantSchema } from '../lib/contract/tenant.ts';
import { apiUrlTemplate, landingDomains } from '../lib/environment.ts';
import { AppError } from '../lib/errors.ts';
import { identifierName } from '../lib/identifier.ts';
import { perTab } from '../lib/storage.ts';
import { apiBase, resolveTenant } from '../lib/tenancy.ts';
import { persistentAtom } from './persistent.ts';

const chosenKey = 'chosenClient';

/** The tenant that `?client=` chose for this tab; only hosts that are no club's address take it. */
function chosenClient(): string | undefined {
  const asked = new URLSearchParams(location.search).get('client');
  if (asked) perTab.write(chosenKey, asked);
  return asked ?? perTab.read(chosenKey);
}

/** Which club this address belongs to; fixed for as long as the page lives. */
export const here = resolveTenant(location.hostname, landingDomains, chosenClient());

/** Base address of the club's API. */
export const tenantApi = apiBase(apiUrlTemplate, here.subdomain);

type Palette = ReturnType<typeof derivePalette>;

/** What is kept under `client`: read before first paint by the shell, so its form is the shell's too. */
interface CachedTenant {
  readonly subdomain: string;
  readonly tenant: Tenant;
  readonly palette: Palette;
}

function decodeCache(text: string): CachedTenant | null {
  try {
    const cached: unknown = JSON.parse(text);
    if (typeof cached !== 'object' || cached === null || !('tenant' in cached)) return null;
    if (!('subdomain' in cached) || cached.subdomain !== here.subdomain) return null;
    return withPalette(tenantSchema.parse(cached.tenant));
  } catch {
    return null;
  }
}

function withPalette(tenant: Tenant): CachedTenant {
  const palette = derivePalette(tenant.theme.main_color, tenant.theme.secondary_color);
  return { subdomain: here.subdomain, tenant, palette };
}

const $cache = persistentAtom<CachedTenant | null>('client', null, {
  encode: JSON.stringify,
  decode: decodeCache,
  // Each tab refreshes for itself; where several clubs share a host, another tab's club is not ours.
  listen: false,
});

/** Why there is no configuration yet, or why the last refresh failed. */
export const $tenantError = atom<AppError | undefined>();

/** The club's configuration; null until it is known. A failed refresh keeps it. */
export const $tenant = computed($cache, (cached) => cached?.tenant ?? null);

/** The club's derived colours for both modes; null while the neutral ones apply. */
export const $palette = computed($cache, (cached) => cached?.palette ?? null);

/** What this club calls the member identifier. */
export const memberIdentifier = identifierName(here.subdomain);

/** True where the API knows no club at this address, and none is remembered here. */
export const $clubUnknown = computed(
  [$tenant, $tenantError],
  (tenant, error) => tenant === null && error?.status === 404,
);

/** Loads the configuration once; it never throws. Unchanged answers change nothing, so that nothing renders. */
export async function loadTenant(): Promise<void> {
  try {
    const tenant = await call(getTenant, {});
    if (JSON.stringify(tenant) !== JSON.stringify($cache.get()?.tenant)) $cache.set(withPalette(tenant));
    $tenantError.set(undefined);
  } catch (error) {
    $tenantError.set(error instanceof AppError ? error : new AppError('broken', String(error)));
  }
}

/** Refreshes the configuration every minute while the tab is visible. */
export function watchTenant(): () => void {
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') void loadTenant();
  }, tenantRefreshMs);
  return () => clearInterval(timer);
}
