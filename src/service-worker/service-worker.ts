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
import { takeTabs, tellBuild, tidyUp } from './clients.ts';
import { answerAddress, answerFile } from './handlers.ts';
import { isOwnFile, takeSome } from './precache.ts';
import { routeStatically } from './static-routes.ts';

declare const self: ServiceWorkerGlobalScope;

type Source = NonNullable<ExtendableMessageEvent['source']>;

async function install(event: ExtendableEvent): Promise<void> {
  await routeStatically(event);
  await self.skipWaiting();
}

/** Takes in a few files and tells the page what is left to do. */
async function precache(page: Source): Promise<void> {
  page.postMessage({ precached: await takeSome() });
}

self.addEventListener('install', (event) => event.waitUntil(install(event)));
self.addEventListener('activate', (event) => event.waitUntil(takeTabs()));
self.addEventListener('message', (event) => {
  const { data, source } = event;
  if (!source) return;
  if (data === 'precache') event.waitUntil(precache(source));
  if (data !== 'build?') return;
  tellBuild(source);
  event.waitUntil(tidyUp());
});

registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
  ({ url, request, event }) => answerAddress(url, request, event),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isOwnFile(url),
  ({ url, request }) => answerFile(url, request),
);
