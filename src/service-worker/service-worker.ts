/**
 * Opens the app without a connection: the app shell is precached, other hashed files are cached as they are used. API
 * requests and other origins have no route. A new worker activates at once, so that no build can block the next one.
 */

import { cacheNames, clientsClaim, registerQuotaErrorCallback, setCacheNameDetails } from 'workbox-core';
import type { RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { addPlugins, getCacheKeyForURL, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { rewriteUrl } from '../lib/redirect-rules.ts';
import { findRedirect, notFoundPage } from './navigation.ts';
import { buildName, ownResponses } from './own-responses.ts';

declare const self: ServiceWorkerGlobalScope;

setCacheNameDetails({ prefix: 'app', precache: 'shell', runtime: `files-${buildName}`, suffix: '' });

const isHashed = ({ pathname }: URL) => pathname.startsWith('/_astro/');

/** Copies the former build's files, because open pages may load them later. */
async function keepFormerFiles(): Promise<void> {
  const precache = await self.caches.open(cacheNames.precache);
  const files = await self.caches.open(cacheNames.runtime);
  for (const { url } of await precache.keys()) {
    const response = await precache.match(url);
    if (response && isHashed(new URL(url)) && !getCacheKeyForURL(url)) await files.put(url, response);
  }
}

async function deleteOtherCaches(): Promise<void> {
  const own: readonly string[] = [cacheNames.precache, cacheNames.runtime];
  for (const name of await self.caches.keys()) if (!own.includes(name)) await self.caches.delete(name);
}

/** An incomplete precache would take the storage of the member's data. */
async function handleQuotaError(): Promise<void> {
  await self.caches.delete(cacheNames.runtime);
  if (!self.registration.active) await self.caches.delete(cacheNames.precache);
}

/** Responds as the host would where no page is precached: with a redirect or the page for unknown URLs. */
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
registerQuotaErrorCallback(handleQuotaError);
self.addEventListener('install', (event) => event.waitUntil(keepFormerFiles()));
self.addEventListener('activate', (event) => event.waitUntil(deleteOtherCaches()));

addPlugins([ownResponses]);
precacheAndRoute(self.__WB_MANIFEST, {
  urlManipulation: ({ url }) => [new URL(rewriteUrl(url.pathname), url)],
});
registerRoute(new NavigationRoute(handleNavigation));
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isHashed(url),
  new CacheFirst({ plugins: [ownResponses] }),
);
// Without access to the storage, the app opens with a connection.
setCatchHandler(({ request }) => fetch(request));
