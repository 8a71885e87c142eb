/**
 * Precaches the build's files, so that the app opens offline. API requests bypass the service worker.
 *
 * A new worker activates at once, so that no build can block the next one. Idle pages request a few files at
 * a time. Until all are cached, pages load from the network or the last complete build. Open pages use their
 * own build's files.
 */
import { registerRoute } from 'workbox-routing';
import { claimClients, cleanupOutdated, postBuild } from './clients.ts';
import { handleFile, handleNavigation } from './handlers.ts';
import { isPrecacheUrl, precacheName, precacheNext } from './precache.ts';

declare const self: ServiceWorkerGlobalScope;

type Source = NonNullable<ExtendableMessageEvent['source']>;

interface StaticRoute {
  readonly condition: { readonly requestDestination: '' } | { readonly urlPattern: string };
  readonly source: 'network' | { readonly cacheName: string };
}

interface RoutedEvent {
  addRoutes(routes: readonly StaticRoute[]): Promise<void>;
}

/** Pages fetch() only from the API and the host's clock. */
const routes: readonly StaticRoute[] = [
  { condition: { requestDestination: '' }, source: 'network' },
  { condition: { urlPattern: '/_astro/*' }, source: { cacheName: precacheName } },
];

/** Chromium serves static routes without starting the worker. Elsewhere the handlers do the same. */
async function addStaticRoutes(event: ExtendableEvent): Promise<void> {
  if (!('addRoutes' in event)) return;
  // One call each: a browser may support only one condition.
  for (const route of routes)
    await (event as ExtendableEvent & RoutedEvent).addRoutes([route]).catch(() => {});
}

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
