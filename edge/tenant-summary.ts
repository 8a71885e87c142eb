import { getTenant, tenantSchema } from '../src/lib/contract/tenant.ts';
import { cleanText, parseUrl } from '../src/lib/format/text.ts';
import { parseColour } from '../src/lib/tenant/colours.ts';

/** Tenant data for crawlers and link previews. */
export interface TenantSummary {
  readonly name: string;
  /** Absolute https URL. */
  readonly logo: string | undefined;
  /** `#rrggbb` */
  readonly colour: string | undefined;
}

const cacheSeconds = { known: 60, unknown: 10 };
const timeoutMs = 5_000;
const maxNameLength = 100;

async function loadTenantSummary(api: string): Promise<TenantSummary> {
  const response = await fetch(api + getTenant.path, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`The API responded with status ${response.status}`);
  const { name, logo_url, theme } = tenantSchema().parse(await response.json());
  const displayName = cleanText(name, maxNameLength);
  if (displayName === '') throw new Error('The tenant has no name');
  const logo = parseUrl(logo_url);
  return {
    name: displayName,
    logo: logo?.protocol === 'https:' ? logo.href : undefined,
    colour: parseColour(theme.main_color),
  };
}

/**
 * Gets a tenant from the edge cache or its API. The cache also stores failures, as null.
 * @param api base URL of the tenant's API
 */
export async function getTenantSummary(api: string): Promise<TenantSummary | null> {
  const key = `${api}tenant-summary`;
  const cached = await caches.default.match(key);
  if (cached) return cached.json();
  const summary = await loadTenantSummary(api).catch(() => null);
  const seconds = summary ? cacheSeconds.known : cacheSeconds.unknown;
  const headers = { 'Cache-Control': `max-age=${seconds}` };
  await caches.default.put(key, new Response(JSON.stringify(summary), { headers }));
  return summary;
}
