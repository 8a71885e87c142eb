/**
 * Service worker: precaches the build's own files, so that the app opens offline. API requests bypass it.
 *
 * A new worker activates at once, so that no build can block the next one. Idle pages ask it to precache a few files at
 * a time. Until the build is complete, pages come from the network or from the last complete build. Open pages use the
 * files of their own build until they close.
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

async function handlePrecacheMessage(client: Source): Promise<void> {
  client.postMessage({ precached: await precacheNext() });
}

self.addEventListener('install', (event) => event.waitUntil(install(event)));
self.addEventListener('activate', (event) => event.waitUntil(claimClients()));
self.addEventListener('message', (event) => {
  const { data, source } = event;
  if (!source) return;
  if (data === 'precache') event.waitUntil(handlePrecacheMessage(source));
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
