import { fingerprint } from '../format/text.ts';
import { createScopedKey, isOfflineKey, offlinePrefix, safeLocalStorage } from './web-storage.ts';

declare global {
  /** Owner of the cached replies, set by the head script. */
  var cacheOwner: string | undefined;
}

const cacheOwnerKey = 'offlineOwner';

/** Saves the owner of the cached replies. @param owner as in scoped-storage.ts @param bearer token that loaded them */
export function writeCacheOwner(owner: string, bearer: string): void {
  safeLocalStorage.write(cacheOwnerKey, `${fingerprint(bearer)} ${owner}`);
}

/** Returns the owner of the cached replies; undefined unless this session loaded them at this tenant. */
export function readCacheOwner(bearer: string, subdomain: string): string | undefined {
  const [mark, owner] = (safeLocalStorage.read(cacheOwnerKey) ?? '').split(' ');
  return mark === `${fingerprint(bearer)}` && owner?.startsWith(`${subdomain}/`) ? owner : undefined;
}

const maxAgeMs = 7 * 24 * 60 * 60 * 1_000;

/** @param at ms since the epoch */
export const isWithinMaxAge = (at: number) => Math.abs(Date.now() - at) < maxAgeMs;

/**
 * Reads a cached reply; deletes an expired one. Its `json` returns the trimmed body, or throws a `SyntaxError`.
 * @param requestPath relative to the API base
 */
export function readCacheEntry(requestPath: string) {
  const key = createScopedKey(`${globalThis.cacheOwner}`, offlinePrefix + requestPath);
  const [at, , atText = '', body = ''] = (safeLocalStorage.read(key) ?? '').split('\n');
  const remove = () => safeLocalStorage.remove(key);
  const json = (): unknown => JSON.parse(body);
  if (isWithinMaxAge(Number(at))) return { at: Number(at), atText, json, remove };
  remove();
  return undefined;
}

export function clearOfflineCache(): void {
  globalThis.cacheOwner = undefined;
  for (const key of safeLocalStorage.keys())
    if (key === cacheOwnerKey || isOfflineKey(key)) safeLocalStorage.remove(key);
}
