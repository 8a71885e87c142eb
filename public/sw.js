/** Kill switch: removes an earlier service worker and its caches. A build with a service worker replaces this file. */
async function removeWorker() {
  await self.registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(removeWorker()));
