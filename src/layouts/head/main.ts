/** The inline script of the document head, in the order of its steps. build/head-scripts.ts bundles it. */
import { isExpired, readTokens } from '../../lib/api/tokens.ts';
import { currentTenantPath } from '../../lib/config.ts';
import { getPageReads, sendPrefetch } from '../../lib/prefetch/prefetched-requests.ts';
import { guard } from '../../lib/routes.ts';
import { migrateStoredKeys } from '../../lib/storage/migrate-stored-keys.ts';
import { readCacheOwner } from '../../lib/storage/offline-cache.ts';
import { readPageTenant } from '../../lib/tenant/page-tenant.ts';
import { apiBase } from '../../lib/tenant/tenancy.ts';
import { type Page, prepareFirstPaint } from './first-paint.ts';
import { watchForMissingScripts } from './missing-scripts.ts';

/** Returns only the tenant's path for visitors, and none for an expired token, which the app renews first. */
function getPaths(bearer: string | undefined): string[] {
  const reads = getPageReads();
  if (!bearer) return reads.filter((path) => path === currentTenantPath);
  return isExpired(bearer) ? [] : reads;
}

/** Sends the first API requests while the app loads. lib/prefetch/prefetched-requests.ts reads the replies. */
function sendFirstRequests({ access, tenant: { subdomain } }: Page): void {
  const bearer = readTokens()?.access;
  if (guard(access, bearer ? 'in' : 'out') !== 'show') return;
  if (bearer) globalThis.cacheOwner = readCacheOwner(bearer, subdomain);
  const base = apiBase(document.documentElement.dataset['api'] ?? '', subdomain);
  globalThis.prefetchedRequests = getPaths(bearer).map((path) => sendPrefetch(base + path, bearer));
}

/** Attributes that `shell.astro` writes. */
const { access, domains = '' } = document.documentElement.dataset;

/** Records presses and submits in the prerendered screen, until the app takes over (take-over.ts). */
function recordInput(): void {
  document.addEventListener('submit', (event) => {
    const skeleton = document.getElementById('skeleton');
    if (!(event.target instanceof Node) || !skeleton?.contains(event.target)) return;
    event.preventDefault();
    skeleton.dataset['sent'] = 'true';
  });
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('#skeleton button[type=button]');
    if (button) button.toggleAttribute('data-pressed');
  });
}

// Runs first, because the other steps read storage.
migrateStoredKeys();
watchForMissingScripts();
const page: Page = { access: access as Page['access'], tenant: readPageTenant(domains.split(',')) };
prepareFirstPaint(page);
recordInput();
sendFirstRequests(page);
