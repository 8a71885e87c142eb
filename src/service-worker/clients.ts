import { deleteOutdated, isIncomplete, precacheName } from './precache.ts';
import { precacheManifest } from './precache-manifest.ts';

declare const self: ServiceWorkerGlobalScope;

/** Cache key of the ids of open clients that may run another build, and use its files until they close. */
const otherBuildClientsKey = '/tabs-before';

const getClients = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Posts the name of this build to a client, which compares it with its own. */
export function postBuild(client: { postMessage(message: unknown): void }): void {
  client.postMessage({ build: precacheManifest.buildName });
}

async function readOtherBuildClients(cache: Cache): Promise<unknown[] | undefined> {
  const ids: unknown = await (await cache.match(otherBuildClientsKey))?.json();
  return Array.isArray(ids) ? ids : undefined;
}

/** Takes control of all clients and records those that are open, whose build may be another one. */
export async function claimClients(): Promise<void> {
  const clients = await getClients();
  const cache = await self.caches.open(precacheName);
  await cache.put(otherBuildClientsKey, Response.json(clients.map(({ id }) => id)));
  await self.clients.claim();
  clients.forEach(postBuild);
}

/** Records a client that opens with a page of an older build, because the newer one is unavailable. */
export async function saveClient(id: string): Promise<void> {
  const cache = await self.caches.open(precacheName);
  await cache.put(otherBuildClientsKey, Response.json([...((await readOtherBuildClients(cache)) ?? []), id]));
}

/** Deletes the files of other builds once this one is complete and no client of another build is open. */
export async function cleanupOutdated(): Promise<void> {
  if (await isIncomplete()) return;
  const recorded = await readOtherBuildClients(await self.caches.open(precacheName));
  if (!recorded) return;
  const clients = await getClients();
  if (!clients.some(({ id }) => recorded.includes(id))) await deleteOutdated();
}
