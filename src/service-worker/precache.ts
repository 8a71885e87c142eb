/** The build's own files, kept in this browser. Nothing else is ever put there. */
import { PrecacheController } from 'workbox-precaching';
import { notFoundPage } from './navigation.ts';
import { precacheManifest } from './precache-manifest.ts';

declare const self: ServiceWorkerGlobalScope;

export const precacheName = 'own-files';

/** The most files that one message of a page has fetched. */
const filesPerStep = 4;

/** Where the last build is named of which every file is here. It alone is answered with. */
const completeBuildPlace = '/complete-build';

const types: Readonly<Record<string, RegExp>> = {
  js: /^(text|application)\/javascript/,
  css: /^text\/css/,
  svg: /^image\/svg\+xml/,
  png: /^image\/png/,
  webmanifest: /^application\/manifest\+json/,
};

const pageMark = ' data-build="';
const ownMark = `${pageMark}${precacheManifest.buildName}"`;

async function isPageWith(mark: string, response: Response): Promise<boolean> {
  const type = response.headers.get('Content-Type') ?? '';
  return type.startsWith('text/html') && (await response.clone().text()).includes(mark);
}

/** True for a page of whichever build. It has no checksum, because hosts may put things into pages. */
export function isOwnPage(response: Response): Promise<boolean> {
  return isPageWith(pageMark, response);
}

/**
 * True for what our host sends of this build, and not whoever stands before it, such as the login page of a wireless
 * network.
 */
async function isOwn({ pathname }: URL, response: Response): Promise<boolean> {
  const [, ending] = /\.(\w+)$/.exec(pathname) ?? [];
  if (response.redirected) return false;
  if (!ending) return (response.ok || pathname === notFoundPage) && isPageWith(ownMark, response);
  return response.ok && (types[ending]?.test(response.headers.get('Content-Type') ?? '') ?? false);
}

/** The manifest of this build: the key that each address has in the cache. */
const controller = new PrecacheController({ cacheName: precacheName });
controller.addToCacheList([...precacheManifest.entries]);

interface CompleteBuild {
  readonly name: string;
  /** Keys in the cache, by path. */
  readonly keys: ReadonlyMap<string, string>;
}

/** Read from the cache once in a worker's life: no other worker writes it meanwhile. */
let completeBuild: Promise<CompleteBuild | undefined> | undefined;

async function readCompleteBuild(cache: Cache): Promise<CompleteBuild | undefined> {
  const record: unknown = await (await cache.match(completeBuildPlace))?.json();
  const { name, keys } = Object(record) as { readonly name?: unknown; readonly keys?: unknown };
  if (typeof name !== 'string' || !Array.isArray(keys)) return undefined;
  return { name, keys: new Map(keys.map(String).map((key) => [new URL(key).pathname, key])) };
}

function getCompleteBuild(cache: Cache): Promise<CompleteBuild | undefined> {
  completeBuild ??= readCompleteBuild(cache).catch((error: unknown) => {
    completeBuild = undefined;
    throw error;
  });
  return completeBuild;
}

/** True while files of this build are missing. An older build may be complete. */
export async function isIncomplete(): Promise<boolean> {
  return (await getCompleteBuild(await self.caches.open(precacheName)))?.name !== precacheManifest.buildName;
}

type File = readonly [url: string, key: string];

async function findMissing(cache: Cache): Promise<File[]> {
  const here = new Set((await cache.keys()).map(({ url }) => url));
  return [...controller.getURLsToCacheKeys()].filter(([, key]) => !here.has(key));
}

/** The file as the host sends it; undefined where somebody else has answered. @throws where nothing or another file came */
async function fetchOwn([url, key]: File, cache: RequestCache): Promise<Response | undefined> {
  const integrity = controller.getIntegrityForCacheKey(key) ?? '';
  const response = await fetch(new Request(url, { integrity, cache, credentials: 'same-origin' }));
  return (await isOwn(new URL(url), response)) ? response : undefined;
}

/** Puts a file into the cache. @throws when it cannot be had or kept */
async function takeFile(cache: Cache, file: File): Promise<void> {
  const [url, key] = file;
  const isHashed = url === key;
  // What the browser itself has kept of a hashed file may be a lie of before.
  const known = isHashed ? await fetchOwn(file, 'default').catch(() => undefined) : undefined;
  const response = known ?? (await fetchOwn(file, 'reload'));
  if (!response) throw new Error(`${url} is not of this build`);
  await cache.put(key, response);
}

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError';

/** A full storage is for what the member does: what came of an incomplete build goes. */
async function dropIncomplete(cache: Cache): Promise<void> {
  const complete = await getCompleteBuild(cache);
  if (!complete) {
    await self.caches.delete(precacheName);
    return;
  }
  const needed = new Set(complete.keys.values());
  for (const key of controller.getURLsToCacheKeys().values()) {
    if (!needed.has(key)) await cache.delete(key);
  }
}

/** What has become of the build: some of it is still missing, all of it is here, or it cannot be had now. */
export type PrecacheProgress = 'some' | 'all' | 'none';

let missing: readonly File[] | undefined;

/** Takes in the next files. @throws when one cannot be had or kept */
async function takeNext(cache: Cache): Promise<PrecacheProgress> {
  if (!(await isIncomplete())) return 'all';
  missing ??= await findMissing(cache);
  for (const file of missing.slice(0, filesPerStep)) await takeFile(cache, file);
  missing = missing.slice(filesPerStep);
  if (missing.length === 0) missing = await findMissing(cache);
  if (missing.length > 0) return 'some';
  const record = { name: precacheManifest.buildName, keys: [...controller.getURLsToCacheKeys().values()] };
  await cache.put(completeBuildPlace, Response.json(record));
  completeBuild = undefined;
  return 'all';
}

let running: Promise<PrecacheProgress> | undefined;

async function runStep(): Promise<PrecacheProgress> {
  const cache = await self.caches.open(precacheName);
  try {
    return await takeNext(cache);
  } catch (error) {
    missing = undefined;
    if (isFull(error)) await dropIncomplete(cache);
    return 'none';
  }
}

/**
 * Takes in a few files of this build. What was taken in stays, so that the next step, or the next visit, goes on from
 * there. Once all of it is here, the worker answers with it.
 */
export function precacheNext(): Promise<PrecacheProgress> {
  running ??= runStep()
    .catch((): PrecacheProgress => 'none')
    .finally(() => {
      running = undefined;
    });
  return running;
}

/** A file of the complete build, or one with a hashed name of any; undefined where it is not there or storage is refused. */
export async function matchPrecache(path: string): Promise<Response | undefined> {
  try {
    const cache = await self.caches.open(precacheName);
    const key = (await getCompleteBuild(cache))?.keys.get(path);
    return await cache.match(key ?? path, { ignoreVary: true });
  } catch {
    return undefined;
  }
}

/** True for an address that may be among them. */
export function isPrecacheUrl({ href, pathname }: URL): boolean {
  return pathname.startsWith('/_astro/') || controller.getCacheKeyForURL(href) !== undefined;
}

/** Drops what other builds have left. */
export async function deleteOutdated(): Promise<void> {
  const cache = await self.caches.open(precacheName);
  const own = new Set(controller.getURLsToCacheKeys().values());
  own.add(new URL(completeBuildPlace, self.location.href).href);
  for (const request of await cache.keys()) {
    if (!own.has(request.url)) await cache.delete(request);
  }
}
