import { deleteOutdated, isIncomplete, precacheName } from './precache.ts';
import { precacheManifest } from './precache-manifest.ts';

declare const self: ServiceWorkerGlobalScope;

/** Cache key of the ids of open clients that may use the files of another build. */
const otherBuildClientsKey = '/tabs-before';

const getClients = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

export function postBuild(client: { postMessage(message: unknown): void }): void {
  client.postMessage({ build: precacheManifest.buildName });
}

async function readOtherBuildClients(cache: Cache): Promise<unknown[] | undefined> {
  const ids: unknown = await (await cache.match(otherBuildClientsKey))?.json();
  return Array.isArray(ids) ? ids : undefined;
}

/** Records the open clients, because they may run another build. */
export async function claimClients(): Promise<void> {
  const clients = await getClients();
  const cache = await self.caches.open(precacheName);
  await cache.put(otherBuildClientsKey, Response.json(clients.map(({ id }) => id)));
  await self.clients.claim();
  clients.forEach(postBuild);
}

/** Records a client that opens a page of an older build because the newer build is unavailable. */
export async function saveClient(id: string): Promise<void> {
  const cache = await self.caches.open(precacheName);
  await cache.put(otherBuildClientsKey, Response.json([...((await readOtherBuildClients(cache)) ?? []), id]));
}

/** Deletes other builds' files once this build is complete and no client uses another build. */
export async function cleanupOutdated(): Promise<void> {
  if (await isIncomplete()) return;
  const recorded = await readOtherBuildClients(await self.caches.open(precacheName));
  if (!recorded) return;
  const clients = await getClients();
  if (!clients.some(({ id }) => recorded.includes(id))) await deleteOutdated();
}
