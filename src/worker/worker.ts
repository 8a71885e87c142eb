/**
 * Opens the app without a connection: keeps the build's own files in the browser and answers for their addresses. Made
 * by hosting/worker/worker-file.ts into one file, `/sw.js`. Answers of the API go past it.
 *
 * A new build takes over as soon as all of it is here. No open page notices: each has its own files until it is closed,
 * and the next page is the new one's. So nothing that a build does can keep the next one away.
 */
import { registerRoute } from 'workbox-routing';
import { answerAddress, answerFile } from './answers.ts';
import { isOwnFile, takeIn } from './own-files.ts';
import { routeStatically } from './static-routes.ts';
import { takeTabs, tellBuild, tidyUp } from './tabs.ts';

declare const self: ServiceWorkerGlobalScope;

async function install(event: ExtendableEvent): Promise<void> {
  await routeStatically(event);
  await takeIn(event);
  await self.skipWaiting();
}

self.addEventListener('install', (event) => event.waitUntil(install(event)));
self.addEventListener('activate', (event) => event.waitUntil(takeTabs()));
self.addEventListener('message', (event) => {
  if (event.data !== 'build?' || !event.source) return;
  tellBuild(event.source);
  event.waitUntil(tidyUp());
});

registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
  ({ url, request }) => answerAddress(url, request),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isOwnFile(url),
  ({ url, request }) => answerFile(url, request),
);
