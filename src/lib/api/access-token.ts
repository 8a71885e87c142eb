import { lazyModule } from '../browser/lazy-module.ts';
import { AppError } from '../errors.ts';
import { preloadHttp } from './http.ts';
import { isUsable } from './token-validity.ts';
import { readTokens } from './tokens.ts';

const tokenRefresh = lazyModule(() => import('./token-refresh.ts'));

/** @throws {AppError} `unsent` when the chunk cannot be loaded */
export async function loadTokenRefresh() {
  // An expired token needs both chunks.
  if (!tokenRefresh.current()) void preloadHttp();
  const loaded = await tokenRefresh.load();
  if (!loaded) throw new AppError('unsent', 'Network Error');
  return loaded;
}

export const preloadCalls = () => Promise.all([preloadHttp(), tokenRefresh.preload()]);

/** Marks tokens as spent before their removal, so no tab restores them. Needs the loaded refresh chunk. */
export const markTokenSpent = (): void => tokenRefresh.current()?.holdSpentTokenLock();

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
