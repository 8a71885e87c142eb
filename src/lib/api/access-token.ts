import { reloadForMissingChunk } from '../browser/missing-chunk.ts';
import { AppError } from '../errors.ts';
import { preloadHttp } from './http.ts';
import type * as TokenRefresh from './token-refresh.ts';
import { isUsable } from './token-validity.ts';
import { readTokens } from './tokens.ts';

let tokenRefresh: typeof TokenRefresh | undefined;

async function load(): Promise<typeof TokenRefresh> {
  tokenRefresh = await import('./token-refresh.ts');
  return tokenRefresh;
}

/** @throws {AppError} `unsent` when the chunk cannot be loaded */
export async function loadTokenRefresh() {
  // An expired token needs both chunks.
  if (!tokenRefresh) void preloadHttp();
  const loaded = tokenRefresh ?? (await load().catch(reloadForMissingChunk));
  if (!loaded) throw new AppError('unsent', 'Network Error');
  return loaded;
}

/** Loads what calls need, ahead of use. Never rejects. */
export const preloadCalls = () => Promise.all([preloadHttp(), load().catch(() => undefined)]);

/** Marks tokens as spent before their removal, so no tab restores them. Needs the loaded refresh chunk. */
export const markTokenSpent = (): void => tokenRefresh?.holdSpentTokenLock();

/**
 * Returns the access token, refreshed if refused or expired; undefined when signed out. A token without `exp`
 * counts as valid.
 * @throws {AppError} as `refreshTokens`
 */
export async function getAccessToken(): Promise<string | undefined> {
  const access = readTokens()?.access;
  if (!access || isUsable(access)) return access;
  const { refreshTokens } = await loadTokenRefresh();
  return (await refreshTokens(access)).access;
}
