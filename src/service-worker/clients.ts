/** The open tabs, which may be of other builds than the worker: those go on with their own files until they are closed. */

import { deleteOutdated, isIncomplete, precacheName } from './precache.ts';
import { precacheManifest } from './precache-manifest.ts';

declare const self: ServiceWorkerGlobalScope;

/** Where it is noted which tabs may be of other builds. */
const notePlace = '/tabs-before';

const openTabs = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Tells a tab which build has come, so that it can tell whether it is of another one. */
export function postBuild(tab: { postMessage(message: unknown): void }): void {
  tab.postMessage({ build: precacheManifest.buildName });
}

async function readNote(cache: Cache): Promise<unknown[] | undefined> {
  const ids: unknown = await (await cache.match(notePlace))?.json();
  return Array.isArray(ids) ? ids : undefined;
}

/** Answers all tabs from now on, and leaves those that are open what they may still need. */
export async function claimClients(): Promise<void> {
  const tabs = await openTabs();
  const cache = await self.caches.open(precacheName);
  await cache.put(notePlace, Response.json(tabs.map(({ id }) => id)));
  await self.clients.claim();
  tabs.forEach(postBuild);
}

/** Notes a tab that opens with a page of an older build, because the newer one is neither here nor to be had. */
export async function saveClient(id: string): Promise<void> {
  const cache = await self.caches.open(precacheName);
  await cache.put(notePlace, Response.json([...((await readNote(cache)) ?? []), id]));
}

/** Drops the files of other builds once this one is complete and no tab is open any more that may be of another. */
export async function cleanupOutdated(): Promise<void> {
  if (await isIncomplete()) return;
  const before = await readNote(await self.caches.open(precacheName));
  if (!before) return;
  const tabs = await openTabs();
  if (!tabs.some(({ id }) => before.includes(id))) await deleteOutdated();
}
