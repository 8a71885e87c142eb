/**
 * Cloudflare worker: responds with the 404 page for a missing file. The `edge` configuration (wrangler.jsonc)
 * also adds the tenant to shared pages, for link previews and search engines, and to the manifest and its icon, for
 * home screens. When the API is slow or fails, the worker sends the file as built.
 */
import { parseUrl } from '../src/lib/format/text.ts';
import { apiBase, resolveTenant } from '../src/lib/tenant/tenancy.ts';
import { addMetaTags } from './meta-tags.ts';
import { type Assets, notFound, unconditional, withoutValidators } from './page-responses.ts';
import { tenantFiles } from './tenant-files.ts';
import { getTenantSummary, type TenantSummary } from './tenant-summary.ts';

interface Environment {
  readonly ASSETS: Assets;
}

interface Context {
  /** Keeps the worker alive after the response. */
  waitUntil(work: Promise<unknown>): void;
}

/** A page must not wait for the tenant. The browser reads the manifest and its icon in the background. */
const timeoutsMs = { page: 200, file: 2_000 };

function timeout(ms: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, ms, null));
}

/** Reads the API's address from a page, because only the build knows it. */
async function readTenancy(assets: Assets, url: string) {
  let apiTemplate = '';
  let domains: readonly string[] = [];
  const page = await assets.fetch(new Request(new URL('/404', url)));
  const rewriter = new HTMLRewriter().on('html', {
    element: (html) => {
      apiTemplate = html.getAttribute('data-api') ?? '';
      domains = html.getAttribute('data-domains')?.split(',') ?? [];
    },
  });
  await rewriter.transform(page).text();
  return { apiTemplate, domains };
}

export default {
  async fetch(request: Request, { ASSETS }: Environment, context: Context): Promise<Response> {
    const built = await ASSETS.fetch(unconditional(request));
    if (built.status === 404) return notFound(request, ASSETS);
    const { hostname, origin, pathname, searchParams } = new URL(request.url);
    const createFile = tenantFiles[pathname];
    const isPage = built.headers.get('Content-Type')?.startsWith('text/html');
    if (built.status !== 200 || !(isPage || createFile)) return built;
    if (request.method !== 'GET') return withoutValidators(built);
    const loadTenant = (apiTemplate: string, domains: readonly string[]): Promise<TenantSummary | null> => {
      const chosen = searchParams.get('client') ?? undefined;
      const api = apiBase(apiTemplate, resolveTenant(hostname, domains, chosen).subdomain);
      if (!parseUrl(api)) return Promise.resolve(null);
      const summary = getTenantSummary(api).catch(() => null);
      // A late summary is cached for the next request.
      context.waitUntil(summary);
      return Promise.race([summary, timeout(timeoutsMs[createFile ? 'file' : 'page'])]);
    };
    if (!createFile) return addMetaTags(withoutValidators(built), origin + pathname, loadTenant);
    const { apiTemplate, domains } = await readTenancy(ASSETS, request.url);
    const tenant = await loadTenant(apiTemplate, domains);
    const text = await built.text();
    return withoutValidators(built, tenant ? createFile(text, tenant) : text);
  },
};
