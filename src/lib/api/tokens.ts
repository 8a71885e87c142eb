import { safeLocalStorage } from '../storage/web-storage.ts';
import { isToken } from './token-validity.ts';

export interface SessionTokens {
  readonly access: string;
  readonly refresh: string;
}

/** Specification, section 3. */
export const tokenKeys = { access: 'token', refresh: 'refreshToken' } as const;

/** Marks a session that the server or the time without a touch ended, until the next sign-in. */
export const sessionEndedKey = 'sessionEnded';

export const hasSessionEnded = (): boolean => safeLocalStorage.read(sessionEndedKey) !== undefined;

/** Fallback for blocked or full storage, until the page unloads or another tab changes the stored `access`. */
let inMemory: { readonly tokens: SessionTokens; readonly stored: string | undefined } | undefined;

export const hasInMemoryTokens = (): boolean => inMemory !== undefined;

function readToken(key: string): string | undefined {
  const text = safeLocalStorage.read(key);
  return text !== undefined && isToken(text) ? text : undefined;
}

/**
 * Reads storage each time, as another tab may change it. Ignores malformed tokens: a request with one would
 * fail like a lost connection.
 */
export function readTokens(): SessionTokens | undefined {
  const access = readToken(tokenKeys.access);
  if (inMemory && inMemory.stored === access) return inMemory.tokens;
  // Another tab has signed in, or out: the older session must not return.
  inMemory = undefined;
  return access === undefined ? undefined : { access, refresh: readToken(tokenKeys.refresh) ?? '' };
}

/** A shorter token makes room for the other. */
function storeTokens({ access, refresh }: SessionTokens): boolean {
  const storeRefresh = () => safeLocalStorage.write(tokenKeys.refresh, refresh);
  const storeAccess = () => safeLocalStorage.write(tokenKeys.access, access);
  return storeRefresh() ? storeAccess() : storeAccess() && storeRefresh();
}

/**
 * Stores tokens, or holds them in memory. Storage then keeps its access token, so that other tabs stay signed in.
 * @returns whether storage accepted both
 */
export function writeTokens(tokens: SessionTokens): boolean {
  const stored = readToken(tokenKeys.access);
  const isStored = storeTokens(tokens);
  inMemory = isStored ? undefined : { tokens, stored };
  if (isStored) return true;
  if (stored === undefined) removeStoredTokens();
  else safeLocalStorage.write(tokenKeys.access, stored);
  return false;
}

export function clearInMemoryTokens(): void {
  inMemory = undefined;
}

function removeStoredTokens(): void {
  safeLocalStorage.remove(tokenKeys.access);
  safeLocalStorage.remove(tokenKeys.refresh);
}

function removeTokens(): void {
  clearInMemoryTokens();
  removeStoredTokens();
}

/** Removes the tokens at sign-out or before another session. */
export function clearTokens(): void {
  safeLocalStorage.remove(sessionEndedKey);
  removeTokens();
}

/**
 * Removes refused tokens and sets the flag for other tabs. Removes the refresh token first, to free room for
 * the flag.
 */
export function discardRefusedTokens(): void {
  safeLocalStorage.remove(tokenKeys.refresh);
  safeLocalStorage.write(sessionEndedKey, 'true');
  removeTokens();
}

/** Removes malformed tokens: with them, shells redirect away from the sign-in form. */
export function clearMalformedTokens(): void {
  if (!readTokens() && safeLocalStorage.read(tokenKeys.access) !== undefined) clearTokens();
}
