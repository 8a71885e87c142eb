/**
 * Opens the app offline. The app shell is precached, other hashed files are cached on use. API
 * requests and other origins have no route. A new worker activates at once, so that no broken build blocks the next one.
 */
import { cacheNames, clientsClaim, registerQuotaErrorCallback, setCacheNameDetails } from 'workbox-core';
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { addPlugins, getCacheKeyForURL, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import type { PrecacheEntry } from 'workbox-precaching/_types.js';
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { findRedirect, notFoundPage, rewriteUrl } from '../lib/redirect-rules.ts';
import { buildName, ownResponses } from './own-responses.ts';

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: { readonly url: string; readonly revision: string | null }[];
};
const manifest = self.__WB_MANIFEST;

setCacheNameDetails({ prefix: 'app', precache: 'shell', runtime: `files-${buildName}`, suffix: '' });

const hashedFile = /\/_astro\//;

/** Copies the previous build's files, because open pages may still load them. */
async function keepFormerFiles(): Promise<void> {
  const precache = await self.caches.open(cacheNames.precache);
  const files = await self.caches.open(cacheNames.runtime);
  for (const { url } of await precache.keys()) {
    const response = await precache.match(url);
    if (response && hashedFile.test(url) && !getCacheKeyForURL(url)) await files.put(url, response);
  }
}

/** Fetches the hashed files in parallel into the HTTP cache, because Workbox precaches one by one. */
async function warmHttpCache(): Promise<void> {
  const warm = async ({ url, revision }: PrecacheEntry) => {
    if (revision !== null || (await self.caches.match(url))) return;
    await (await fetch(url, { priority: 'low' })).arrayBuffer();
  };
  await Promise.allSettled(manifest.map(warm));
}

async function deleteOtherCaches(): Promise<void> {
  const own: readonly string[] = [cacheNames.precache, cacheNames.runtime];
  for (const name of await self.caches.keys()) if (!own.includes(name)) await self.caches.delete(name);
}

/** Responds like the host if no page is precached: with a redirect or the page for unknown URLs. */
async function handleNavigation({ url, request }: RouteHandlerCallbackOptions): Promise<Response> {
  const target = findRedirect(url);
  if (target) return Response.redirect(new URL(target, url), 302);
  try {
    return await fetch(request);
  } catch (error) {
    const page = await matchPrecache(notFoundPage);
    if (!page) throw error;
    return new Response(page.body, { status: 404, headers: page.headers });
  }
}

void self.skipWaiting();
clientsClaim();
// An incomplete precache would use storage that the member's data needs.
registerQuotaErrorCallback(() => self.registration.active ?? self.caches.delete(cacheNames.precache));
self.addEventListener('install', (event) => event.waitUntil(keepFormerFiles()));
self.addEventListener('install', (event) => event.waitUntil(warmHttpCache()));
self.addEventListener('activate', (event) => event.waitUntil(deleteOtherCaches()));

addPlugins([ownResponses]);
precacheAndRoute(manifest, {
  urlManipulation: ({ url }) => [new URL(rewriteUrl(url.pathname), url)],
});
registerRoute(new NavigationRoute(handleNavigation));
registerRoute(hashedFile, new CacheFirst({ plugins: [ownResponses] }));
// If storage is blocked, the app still opens online.
setCatchHandler(({ request }) => fetch(request));
