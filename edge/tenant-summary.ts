import { getTenant, tenantSchema } from '../src/lib/contract/tenant.ts';
import { cleanText, parseUrl } from '../src/lib/format/text.ts';

import { parseColour } from '../src/lib/tenant/css-colour.ts';

/** What a club's pages say of it to whoever only reads their HTML. */
export interface TenantSummary {
  readonly name: string;
  /** Absolute https address. */
  readonly logo: string | undefined;
  /** `#rrggbb` */
  readonly colour: string | undefined;
}

const keptSeconds = { known: 60, unknown: 10 };
const givenUpMs = 5_000;
const longestName = 100;

/** @throws {Error} when the API is down, slow, knows no such club, or answers with something else */
async function load(api: string): Promise<TenantSummary> {
  const response = await fetch(api + getTenant.path, { signal: AbortSignal.timeout(givenUpMs) });
  if (!response.ok) throw new Error(`The API answered ${response.status}`);
  const { name, logo_url, theme } = tenantSchema().parse(await response.json());
  const shown = cleanText(name, longestName);
  if (shown === '') throw new Error('The club has no name');
  const logo = parseUrl(logo_url);
  return {
    name: shown,
    logo: logo?.protocol === 'https:' ? logo.href : undefined,
    colour: parseColour(theme.main_color),
  };
}

/**
 * A club's facts, asked for once a minute wherever this runs; that there are none is kept for a shorter while.
 * @param api base address of the club's API
 */
export async function getTenantSummary(api: string): Promise<TenantSummary | null> {
  const key = `${api}club-facts`;
  const kept = await caches.default.match(key);
  if (kept) return kept.json();
  const facts = await load(api).catch(() => null);
  const seconds = facts ? keptSeconds.known : keptSeconds.unknown;
  const headers = { 'Cache-Control': `max-age=${seconds}` };
  await caches.default.put(key, new Response(JSON.stringify(facts), { headers }));
  return facts;
}
