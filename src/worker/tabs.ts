/** The open tabs, which may be of other builds than the worker: those go on with their own files until they are closed. */
import { build } from './own-build.ts';
import { cacheName, dropOthers } from './own-files.ts';

declare const self: ServiceWorkerGlobalScope;

/** Where it is noted which tabs were open when this build came. */
const notePlace = '/tabs-before';

const openTabs = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Tells a tab which build has come, so that it can tell whether it is of another one. */
export function tellBuild(tab: { postMessage(message: unknown): void }): void {
  tab.postMessage({ build: build.name });
}

/** Answers all tabs from now on, and leaves those that are open what they may still need. */
export async function takeTabs(): Promise<void> {
  const tabs = await openTabs();
  const cache = await self.caches.open(cacheName);
  await cache.put(notePlace, Response.json(tabs.map(({ id }) => id)));
  await self.clients.claim();
  tabs.forEach(tellBuild);
}

/** Drops the files of other builds once no tab is open any more that was there before this one. */
export async function tidyUp(): Promise<void> {
  const cache = await self.caches.open(cacheName);
  const before: unknown = await (await cache.match(notePlace))?.json();
  if (!Array.isArray(before)) return;
  const tabs = await openTabs();
  if (!tabs.some(({ id }) => before.includes(id))) await dropOthers();
}
