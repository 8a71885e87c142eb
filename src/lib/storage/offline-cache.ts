import { safeLocalStorage } from './web-storage.ts';

declare global {
  /** Whose answers are kept here, as the page's head found it: the member whose session the page has opened with. */
  var cacheOwner: string | undefined;
}

/** Where it stands whose answers are kept: a mark of the token that they came by, and the owner (lib/storage/scoped-storage.ts). */
export const cacheOwnerKey = 'seenBy';

/** So long what a member saw last is of use to them. */
const lastsMs = 7 * 24 * 60 * 60 * 1_000;

/** An answer of the API that this member was given before the page was opened. */
interface CacheEntry {
  /** When it came, in ms since the epoch, by this device's clock. */
  readonly at: number;
  /** The same as text. */
  readonly atText: string;
  /** Its body as far as it was kept. @throws {SyntaxError} when it is not JSON */
  readonly json: () => unknown;
  /** Has it gone, as it cannot be read any more. */
  readonly remove: () => void;
}

/** True for the keys under which answers are kept, whoever's. */
export const isCacheKey = (key: string) => /^kept \S+ seen /.test(key);

/** True for an answer of that moment which may still be shown. */
export const isWithinMaxAge = (at: number) => Math.abs(Date.now() - at) < lastsMs;

/** What the member saw last of an address below the API's base; what is too old is gone. */
export function readCacheEntry(address: string): CacheEntry | undefined {
  const key = `kept ${globalThis.cacheOwner} seen ${address}`;
  const [at, , when = '', body = ''] = (safeLocalStorage.read(key) ?? '').split('\n');
  const drop = () => safeLocalStorage.remove(key);
  if (isWithinMaxAge(Number(at)))
    return { at: Number(at), atText: when, json: () => JSON.parse(body), remove: drop };
  drop();
  return undefined;
}

/** Forgets what anybody saw here. */
export function clearOfflineCache(): void {
  globalThis.cacheOwner = undefined;
  for (const key of safeLocalStorage.keys())
    if (key === cacheOwnerKey || isCacheKey(key)) safeLocalStorage.remove(key);
}
