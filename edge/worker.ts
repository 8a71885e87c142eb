/**
 * Cloudflare worker: responds with the 404 page for a missing file. The `edge` configuration (wrangler.jsonc)
 * also adds the tenant to shared pages, for link previews and search engines. When the API is slow or fails,
 * the worker sends the page as built.
 */
import { parseUrl } from '../src/lib/format/text.ts';
import { apiBase, resolveTenant } from '../src/lib/tenant/tenancy.ts';
import { addMetaTags } from './meta-tags.ts';
import { type Assets, notFound, unconditional, withoutValidators } from './page-responses.ts';
import { getTenantSummary, type TenantSummary } from './tenant-summary.ts';

interface Environment {
  readonly ASSETS: Assets;
}

interface Context {
  /** Keeps the worker alive after the response. */
  waitUntil(work: Promise<unknown>): void;
}

const tenantTimeoutMs = 200;

function timeout(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, tenantTimeoutMs, null));
}

export default {
  async fetch(request: Request, { ASSETS }: Environment, context: Context): Promise<Response> {
    const built = await ASSETS.fetch(unconditional(request));
    if (built.status === 404) return notFound(request, ASSETS);
    const isPage = built.status === 200 && built.headers.get('Content-Type')?.startsWith('text/html');
    if (!isPage) return built;
    const page = withoutValidators(built);
    if (request.method !== 'GET') return page;
    const { hostname, origin, pathname, searchParams } = new URL(request.url);
    const loadTenant = (apiTemplate: string, domains: readonly string[]): Promise<TenantSummary | null> => {
      const chosen = searchParams.get('client') ?? undefined;
      const api = apiBase(apiTemplate, resolveTenant(hostname, domains, chosen).subdomain);
      if (!parseUrl(api)) return Promise.resolve(null);
      const summary = getTenantSummary(api).catch(() => null);
      // A late summary is cached for the next page.
      context.waitUntil(summary);
      return Promise.race([summary, timeout()]);
    };
    return addMetaTags(page, origin + pathname, loadTenant);
  },
};
