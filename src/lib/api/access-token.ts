import { loadModule } from '../browser/lazy-module.ts';
import { AppError } from '../errors.ts';
import { preloadHttp } from './http.ts';
import { isUsable } from './token-validity.ts';
import { readTokens } from './tokens.ts';

const load = () => import('./token-refresh.ts');

let renewal: Awaited<ReturnType<typeof load>> | undefined;

/**
 * What renews tokens, in a chunk of its own: a session that goes on needs it after some minutes.
 * @throws {AppError} `unsent` where it cannot be loaded
 */
export async function loadTokenRefresh() {
  // A page that opens with a token that is over needs both.
  if (!renewal) preloadHttp();
  renewal ??= await loadModule(load);
  if (!renewal) throw new AppError('unsent', 'Network Error');
  return renewal;
}

/** Loads ahead what calls are made with: the first reads of a page, which its head has sent, do without. */
export async function preloadCalls(): Promise<void> {
  preloadHttp();
  renewal ??= await load().catch(() => undefined);
}

/**
 * Marks the stored tokens as spent before they are removed, so that no tab that is renewing them brings them back. Does
 * nothing before this page has rested.
 */
export const markTokenSpent = (): void => renewal?.holdSpentTokenLock();

/**
 * The access token to send, undefined when signed out. One that was refused before, or whose own `exp` says that it is
 * over, is renewed first; one that says nothing is sent as it is, and the server decides.
 * @throws {AppError} as `renewTokens`
 */
export async function getAccessToken(): Promise<string | undefined> {
  const access = readTokens()?.access;
  if (!access || isUsable(access)) return access;
  const { refreshTokens } = await loadTokenRefresh();
  return (await refreshTokens(access)).access;
}
