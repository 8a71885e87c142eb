/** Removes an earlier service worker and its caches. Builds without a service worker serve this as `/sw.js`. */
export {};

declare const self: ServiceWorkerGlobalScope;

async function unregister(): Promise<void> {
  await self.registration.unregister();
  for (const name of await self.caches.keys()) await self.caches.delete(name);
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(unregister()));
