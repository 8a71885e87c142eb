/**
 * In front of the pages that members share, on hosts that can run it: who reads only their HTML, as chats and search
 * engines do, sees which club they are of. The site works the same without it, and with it whenever the club cannot
 * be learnt in time.
 */
import { apiBase, resolveTenant } from '../src/lib/club/tenancy.ts';
import { parseUrl } from '../src/lib/text/urls.ts';
import { type ClubFacts, clubFacts } from './club.ts';
import { dressPage } from './dress.ts';

interface Environment {
  readonly ASSETS: { fetch(request: Request): Promise<Response> };
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
    const page = await ASSETS.fetch(request);
    const isPage = page.status === 200 && page.headers.get('Content-Type')?.startsWith('text/html');
    if (!isPage || request.method !== 'GET') return page;
    const { hostname, origin, pathname, searchParams } = new URL(request.url);
    const learn = (apiTemplate: string, domains: readonly string[]): Promise<ClubFacts | null> => {
      const chosen = searchParams.get('client') ?? undefined;
      const api = apiBase(apiTemplate, resolveTenant(hostname, domains, chosen).subdomain);
      if (!parseUrl(api)) return Promise.resolve(null);
      const facts = clubFacts(api).catch(() => null);
      // What comes too late is there for the next page.
      context.waitUntil(facts);
      return Promise.race([facts, patience()]);
    };
    return dressPage(page, origin + pathname, learn);
  },
};
