/** In the worker's place where a build goes without: takes away what an earlier one has left, and itself. */
export {};

declare const self: ServiceWorkerGlobalScope;

async function leave(): Promise<void> {
  await self.registration.unregister();
  for (const name of await self.caches.keys()) await self.caches.delete(name);
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(leave()));
