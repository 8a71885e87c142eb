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

/** Fallback for blocked or full storage, until the page unloads. */
let inMemory: SessionTokens | undefined;

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
  if (!access) return inMemory;
  // Another tab has signed in: the older session must not return.
  inMemory = undefined;
  return { access, refresh: readToken(tokenKeys.refresh) ?? '' };
}

/** Stores both tokens, else removes the spent old pair. @returns whether storage accepted both */
function storeTokens({ access, refresh }: SessionTokens): boolean {
  if (safeLocalStorage.write(tokenKeys.refresh, refresh) && safeLocalStorage.write(tokenKeys.access, access))
    return true;
  discardRefusedTokens();
  return false;
}

/** Retries after the first failure has freed room, then falls back to memory. */
export function writeTokens(tokens: SessionTokens): void {
  inMemory = storeTokens(tokens) || storeTokens(tokens) ? undefined : tokens;
}

export function clearInMemoryTokens(): void {
  inMemory = undefined;
}

function removeTokens(): void {
  clearInMemoryTokens();
  safeLocalStorage.remove(tokenKeys.access);
  safeLocalStorage.remove(tokenKeys.refresh);
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
