import { loadModule } from '../browser/lazy-module.ts';
import { AppError } from '../errors.ts';
import { preloadHttp } from './http.ts';
import { isUsable } from './token-validity.ts';
import { readTokens } from './tokens.ts';

const importTokenRefresh = () => import('./token-refresh.ts');

let tokenRefresh: Awaited<ReturnType<typeof importTokenRefresh>> | undefined;

/** Loads the token refresh. @throws {AppError} `unsent` when the chunk cannot be loaded */
export async function loadTokenRefresh() {
  // A page that opens with an expired token needs both.
  if (!tokenRefresh) preloadHttp();
  tokenRefresh ??= await loadModule(importTokenRefresh);
  if (!tokenRefresh) throw new AppError('unsent', 'Network Error');
  return tokenRefresh;
}

/** Preloads the chunks for API calls. */
export async function preloadCalls(): Promise<void> {
  preloadHttp();
  tokenRefresh ??= await importTokenRefresh().catch(() => undefined);
}

/**
 * Marks the tokens as spent before their removal, so that no tab restores them. Needs the loaded refresh
 * chunk.
 */
export const markTokenSpent = (): void => tokenRefresh?.holdSpentTokenLock();

/**
 * Returns the access token to send, or undefined when signed out. Refreshes a refused or expired token first.
 * A token without `exp` is sent as it is.
 * @throws {AppError} as `refreshTokens`
 */
export async function getAccessToken(): Promise<string | undefined> {
  const access = readTokens()?.access;
  if (!access || isUsable(access)) return access;
  const { refreshTokens } = await loadTokenRefresh();
  return (await refreshTokens(access)).access;
}
