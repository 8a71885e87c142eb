/**
 * Answers addresses that have no file. Where the configuration also puts it in front of the pages that members share,
 * it writes the club into their HTML, for chats and search engines, which read nothing else. A page whose club cannot
 * be learnt in time is sent as it was built.
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
  /** Lets work go on after the answer. */
  waitUntil(work: Promise<unknown>): void;
}

/** So long a page waits for its club. */
const patienceMs = 200;

function patience(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, patienceMs, null));
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
    const learn = (apiTemplate: string, domains: readonly string[]): Promise<TenantSummary | null> => {
      const chosen = searchParams.get('client') ?? undefined;
      const api = apiBase(apiTemplate, resolveTenant(hostname, domains, chosen).subdomain);
      if (!parseUrl(api)) return Promise.resolve(null);
      const facts = getTenantSummary(api).catch(() => null);
      // What comes too late is there for the next page.
      context.waitUntil(facts);
      return Promise.race([facts, patience()]);
    };
    return addMetaTags(page, origin + pathname, learn);
  },
};
