import { PrecacheController } from 'workbox-precaching';
import { notFoundPage } from './navigation.ts';
import { precacheManifest } from './precache-manifest.ts';

declare const self: ServiceWorkerGlobalScope;

export const precacheName = 'own-files';

const filesPerStep = 4;

/** Cache key of the last complete build's record. Pages are served only from that build. */
const completeBuildKey = '/complete-build';

const contentTypes: Readonly<Record<string, RegExp>> = {
  js: /^(text|application)\/javascript/,
  css: /^text\/css/,
  svg: /^image\/svg\+xml/,
  png: /^image\/png/,
};

const buildAttribute = ' data-build="';
const ownBuildAttribute = `${buildAttribute}${precacheManifest.buildName}"`;

async function isPageWith(attribute: string, response: Response): Promise<boolean> {
  const type = response.headers.get('Content-Type') ?? '';
  return type.startsWith('text/html') && (await response.clone().text()).includes(attribute);
}

/** True for a page of any build of this site. Hosts may modify pages, so pages have no checksum. */
export function isOwnPage(response: Response): Promise<boolean> {
  return isPageWith(buildAttribute, response);
}

/** False for other content at a file's URL, such as a wireless network's login page. */
async function isOwnResponse({ pathname }: URL, response: Response): Promise<boolean> {
  const [, extension] = /\.(\w+)$/.exec(pathname) ?? [];
  if (response.redirected) return false;
  if (!extension)
    return (response.ok || pathname === notFoundPage) && isPageWith(ownBuildAttribute, response);
  return response.ok && (contentTypes[extension]?.test(response.headers.get('Content-Type') ?? '') ?? false);
}

const controller = new PrecacheController({ cacheName: precacheName });
controller.addToCacheList([...precacheManifest.entries]);

interface CompleteBuild {
  readonly name: string;
  /** Cache keys by path. */
  readonly keys: ReadonlyMap<string, string>;
}

/** Memoised, because no other worker writes the record. */
let completeBuild: Promise<CompleteBuild | undefined> | undefined;

async function readCompleteBuild(cache: Cache): Promise<CompleteBuild | undefined> {
  const record: unknown = await (await cache.match(completeBuildKey))?.json();
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

export async function isIncomplete(): Promise<boolean> {
  return (await getCompleteBuild(await self.caches.open(precacheName)))?.name !== precacheManifest.buildName;
}

type File = readonly [url: string, key: string];

async function findMissing(cache: Cache): Promise<File[]> {
  const cachedKeys = new Set((await cache.keys()).map(({ url }) => url));
  return [...controller.getURLsToCacheKeys()].filter(([, key]) => !cachedKeys.has(key));
}

/** @returns undefined for another host's response @throws when the network or the integrity check fails */
async function fetchOwn([url, key]: File, cache: RequestCache): Promise<Response | undefined> {
  const integrity = controller.getIntegrityForCacheKey(key) ?? '';
  const response = await fetch(new Request(url, { integrity, cache, credentials: 'same-origin' }));
  return (await isOwnResponse(new URL(url), response)) ? response : undefined;
}

async function cacheFile(cache: Cache, file: File): Promise<void> {
  const [url, key] = file;
  const isHashed = url === key;
  // The HTTP cache may contain a wrong response for a hashed file.
  const fromHttpCache = isHashed ? await fetchOwn(file, 'default').catch(() => undefined) : undefined;
  const response = fromHttpCache ?? (await fetchOwn(file, 'reload'));
  if (!response) throw new Error(`${url} is not of this build`);
  await cache.put(key, response);
}

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError';

/** Deletes an incomplete build's files, which frees storage for the member's data. */
async function deleteIncompleteBuild(cache: Cache): Promise<void> {
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

/** `some`: files are still missing. `none`: caching failed for now. */
export type PrecacheProgress = 'some' | 'all' | 'none';

let missing: readonly File[] | undefined;

async function cacheNextFiles(cache: Cache): Promise<PrecacheProgress> {
  if (!(await isIncomplete())) return 'all';
  missing ??= await findMissing(cache);
  for (const file of missing.slice(0, filesPerStep)) await cacheFile(cache, file);
  missing = missing.slice(filesPerStep);
  if (missing.length === 0) missing = await findMissing(cache);
  if (missing.length > 0) return 'some';
  const record = { name: precacheManifest.buildName, keys: [...controller.getURLsToCacheKeys().values()] };
  await cache.put(completeBuildKey, Response.json(record));
  completeBuild = undefined;
  return 'all';
}

let running: Promise<PrecacheProgress> | undefined;

async function runStep(): Promise<PrecacheProgress> {
  const cache = await self.caches.open(precacheName);
  try {
    return await cacheNextFiles(cache);
  } catch (error) {
    missing = undefined;
    if (isFull(error)) await deleteIncompleteBuild(cache);
    return 'none';
  }
}

export function precacheNext(): Promise<PrecacheProgress> {
  running ??= runStep()
    .catch((): PrecacheProgress => 'none')
    .finally(() => {
      running = undefined;
    });
  return running;
}

/**
 * Finds a file of the complete build, or a hashed file of any build; undefined also without storage access.
 */
export async function matchPrecache(path: string): Promise<Response | undefined> {
  try {
    const cache = await self.caches.open(precacheName);
    const key = (await getCompleteBuild(cache))?.keys.get(path);
    return await cache.match(key ?? path, { ignoreVary: true });
  } catch {
    return undefined;
  }
}

export function isPrecacheUrl({ href, pathname }: URL): boolean {
  return pathname.startsWith('/_astro/') || controller.getCacheKeyForURL(href) !== undefined;
}

export async function deleteOutdated(): Promise<void> {
  const cache = await self.caches.open(precacheName);
  const ownKeys = new Set(controller.getURLsToCacheKeys().values());
  ownKeys.add(new URL(completeBuildKey, self.location.href).href);
  for (const request of await cache.keys()) {
    if (!ownKeys.has(request.url)) await cache.delete(request);
  }
}
