import { loadModule } from '../browser/lazy-module.ts';
import { AppError } from '../errors.ts';
import { preloadHttp } from './http.ts';
import { isUsable } from './token-validity.ts';
import { readTokens } from './tokens.ts';

const importTokenRefresh = () => import('./token-refresh.ts');

let tokenRefresh: Awaited<ReturnType<typeof importTokenRefresh>> | undefined;

/** @throws {AppError} `unsent` when the chunk cannot be loaded */
export async function loadTokenRefresh() {
  // An expired token needs both chunks.
  if (!tokenRefresh) preloadHttp();
  tokenRefresh ??= await loadModule(importTokenRefresh);
  if (!tokenRefresh) throw new AppError('unsent', 'Network Error');
  return tokenRefresh;
}

export async function preloadCalls(): Promise<void> {
  preloadHttp();
  tokenRefresh ??= await importTokenRefresh().catch(() => undefined);
}

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
