/**
 * Opens the app without a connection: keeps the build's own files in the browser and answers for their addresses. Made
 * by build/service-worker/bundle.ts into one file, `/sw.js`. Answers of the API go past it.
 *
 * A new worker takes over at once, so that nothing that a build does can keep the next one away. It fetches nothing by
 * itself: pages ask it for a few files at a time, when that comes in nobody's way. Until it has all of them, pages come
 * from the network and, where there is none, from the build that was complete before. No open page notices: each has its
 * own files until it is closed.
 */
import { registerRoute } from 'workbox-routing';
import { claimClients, cleanupOutdated, postBuild } from './clients.ts';
import { handleFile, handleNavigation } from './handlers.ts';
import { isPrecacheUrl, precacheNext } from './precache.ts';
import { addStaticRoutes } from './static-routes.ts';

declare const self: ServiceWorkerGlobalScope;

type Source = NonNullable<ExtendableMessageEvent['source']>;

async function install(event: ExtendableEvent): Promise<void> {
  await addStaticRoutes(event);
  await self.skipWaiting();
}

/** Takes in a few files and tells the page what is left to do. */
async function precache(page: Source): Promise<void> {
  page.postMessage({ precached: await precacheNext() });
}

self.addEventListener('install', (event) => event.waitUntil(install(event)));
self.addEventListener('activate', (event) => event.waitUntil(claimClients()));
self.addEventListener('message', (event) => {
  const { data, source } = event;
  if (!source) return;
  if (data === 'precache') event.waitUntil(precache(source));
  if (data !== 'build?') return;
  postBuild(source);
  event.waitUntil(cleanupOutdated());
});

registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
  ({ url, request, event }) => handleNavigation(url, request, event),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isPrecacheUrl(url),
  ({ url, request }) => handleFile(url, request),
);
