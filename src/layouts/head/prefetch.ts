/** Sends the first API requests while the app loads. lib/prefetch/prefetched-requests.ts reads the replies. */
import { isExpired } from '../../lib/api/token-validity.ts';
import { readTokens } from '../../lib/api/tokens.ts';
import { currentTenantPath } from '../../lib/config.ts';
import { getPageReads } from '../../lib/prefetch/page-reads.ts';
import { sendPrefetch } from '../../lib/prefetch/prefetched-requests.ts';
import { guard } from '../../lib/routes.ts';
import { readCacheOwner } from '../../lib/storage/offline-cache.ts';
import { apiBase } from '../../lib/tenant/tenancy.ts';
import { access, root, tenantHost } from './page.ts';

/** Without a member, a page reads the tenant alone. The app renews an expired token before its first request. */
function getPaths(bearer: string | undefined): string[] {
  const reads = getPageReads();
  if (!bearer) return reads.filter((path) => path === currentTenantPath);
  return isExpired(bearer) ? [] : reads;
}

function prefetch(): void {
  const bearer = readTokens()?.access;
  if (guard(access, bearer ? 'in' : 'out') !== 'show') return;
  if (bearer) globalThis.cacheOwner = readCacheOwner(bearer, tenantHost.subdomain);
  const base = apiBase(root.dataset['api'] ?? '', tenantHost.subdomain);
  globalThis.prefetchedRequests = getPaths(bearer).map((path) => sendPrefetch(base + path, bearer));
}

prefetch();
