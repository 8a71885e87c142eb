/** The build's own files, kept in this browser. Nothing else is ever put there. */
import { PrecacheController } from 'workbox-precaching';
import { notFoundPage } from './navigation.ts';
import { build } from './own-build.ts';

declare const self: ServiceWorkerGlobalScope;

export const cacheName = 'own-files';

const types: Readonly<Record<string, RegExp>> = {
  js: /^(text|application)\/javascript/,
  css: /^text\/css/,
  svg: /^image\/svg\+xml/,
  png: /^image\/png/,
  webmanifest: /^application\/manifest\+json/,
};

const pageMark = ' data-build="';
const ownMark = `${pageMark}${build.name}"`;

async function isPageWith(mark: string, response: Response): Promise<boolean> {
  const type = response.headers.get('Content-Type') ?? '';
  return type.startsWith('text/html') && (await response.clone().text()).includes(mark);
}

/** True for a page of whichever build. It has no checksum, because hosts may put things into pages. */
export function isPageOfOurs(response: Response): Promise<boolean> {
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

/** Whether files are asked for past what the browser itself has kept, which may be a lie of before. */
let isPastCaches = false;

const controller = new PrecacheController({
  cacheName,
  plugins: [
    {
      requestWillFetch: async ({ request }) =>
        isPastCaches ? new Request(request, { cache: 'reload' }) : request,
      cacheWillUpdate: async ({ request, response }) =>
        (await isOwn(new URL(request.url), response)) ? response : null,
    },
  ],
});
controller.addToCacheList([...build.files]);

/**
 * Takes in what is not here yet, one file after the other. What was taken in stays when this is interrupted.
 * @throws when something cannot be had or kept
 */
async function takeAll(event: ExtendableEvent): Promise<void> {
  try {
    await controller.install(event);
  } catch (error) {
    if (isFull(error)) throw error;
    isPastCaches = true;
    await controller.install(event);
  }
}

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError';

/** Takes in the whole build. @throws when it is not all here */
export async function takeIn(event: ExtendableEvent): Promise<void> {
  try {
    await takeAll(event);
  } catch (error) {
    // A full storage is for what the member does.
    if (isFull(error) && !self.registration.active) await self.caches.delete(cacheName);
    throw error;
  }
}

/** A file of this build, or one with a hashed name of any; undefined where it is not there or storage is refused. */
export async function ownFile(path: string): Promise<Response | undefined> {
  try {
    const cache = await self.caches.open(cacheName);
    return await cache.match(controller.getCacheKeyForURL(path) ?? path, { ignoreVary: true });
  } catch {
    return undefined;
  }
}

/** True for an address that may be among them. */
export function isOwnFile({ href, pathname }: URL): boolean {
  return pathname.startsWith('/_astro/') || controller.getCacheKeyForURL(href) !== undefined;
}

/** Drops what other builds have left. */
export async function dropOthers(): Promise<void> {
  const cache = await self.caches.open(cacheName);
  const own = new Set(controller.getURLsToCacheKeys().values());
  for (const request of await cache.keys()) {
    if (!own.has(request.url)) await cache.delete(request);
  }
}
