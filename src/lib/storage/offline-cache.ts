import { safeLocalStorage } from './web-storage.ts';

declare global {
  /** Owner of the cached replies for the page's session; set by the head script. */
  var cacheOwner: string | undefined;
}

/**
 * Key of the owner (lib/storage/scoped-storage.ts) and the fingerprint of the token that loaded the replies.
 */
export const cacheOwnerKey = 'seenBy';

const maxAgeMs = 7 * 24 * 60 * 60 * 1_000;

interface CacheEntry {
  readonly at: number;
  readonly atText: string;
  /** The trimmed body. @throws {SyntaxError} when it is not JSON */
  readonly json: () => unknown;
  readonly remove: () => void;
}

/** True for keys of cached replies of any owner. */
export const isCacheKey = (key: string) => /^kept \S+ seen /.test(key);

/** True for a time within the cache's maximum age, in ms since the epoch. */
export const isWithinMaxAge = (at: number) => Math.abs(Date.now() - at) < maxAgeMs;

/** Reads the cached reply of a path below the API's base. Deletes an expired entry. */
export function readCacheEntry(requestPath: string): CacheEntry | undefined {
  const key = `kept ${globalThis.cacheOwner} seen ${requestPath}`;
  const [at, , atText = '', body = ''] = (safeLocalStorage.read(key) ?? '').split('\n');
  const remove = () => safeLocalStorage.remove(key);
  if (isWithinMaxAge(Number(at))) return { at: Number(at), atText, json: () => JSON.parse(body), remove };
  remove();
  return undefined;
}

/** Deletes all cached replies of all owners. */
export function clearOfflineCache(): void {
  globalThis.cacheOwner = undefined;
  for (const key of safeLocalStorage.keys())
    if (key === cacheOwnerKey || isCacheKey(key)) safeLocalStorage.remove(key);
}
