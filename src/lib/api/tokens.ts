import { safeLocalStorage } from '../storage/web-storage.ts';
import { isToken } from './token-validity.ts';

export interface SessionTokens {
  readonly access: string;
  readonly refresh: string;
}

/** Specification, section 3. */
export const tokenKeys = { access: 'token', refresh: 'refreshToken' } as const;

/** Flag that the server ended the session, until the next sign-in. */
export const sessionEndedKey = 'sessionEnded';

/** True until the next sign-in after the server ended the session. */
export const hasSessionEnded = (): boolean => safeLocalStorage.read(sessionEndedKey) !== undefined;

/** Fallback for blocked or full storage. The session lasts as long as the page. */
let inMemory: SessionTokens | undefined;

/** True while only this tab's memory has the tokens. */
export const hasInMemoryTokens = (): boolean => inMemory !== undefined;

function readToken(key: string): string | undefined {
  const text = safeLocalStorage.read(key);
  return text !== undefined && isToken(text) ? text : undefined;
}

/**
 * Reads the stored tokens; undefined when signed out. Reads storage each time, as another tab may have
 * changed it. Ignores malformed tokens: a request with one would fail like a lost connection.
 */
export function readTokens(): SessionTokens | undefined {
  const access = readToken(tokenKeys.access);
  if (!access) return inMemory;
  // Another tab has signed in: the older session must not return.
  inMemory = undefined;
  return { access, refresh: readToken(tokenKeys.refresh) ?? '' };
}

/** Stores both tokens, or removes the old pair, which is spent. @returns whether storage accepted both */
function storeTokens({ access, refresh }: SessionTokens): boolean {
  if (safeLocalStorage.write(tokenKeys.refresh, refresh) && safeLocalStorage.write(tokenKeys.access, access))
    return true;
  discardRefusedTokens();
  return false;
}

/** Stores the tokens; falls back to memory when storage is full. */
export function writeTokens(tokens: SessionTokens): void {
  inMemory = storeTokens(tokens) || storeTokens(tokens) ? undefined : tokens;
}

/** Clears tokens in memory. */
export function clearInMemoryTokens(): void {
  inMemory = undefined;
}

function removeTokens(): void {
  clearInMemoryTokens();
  safeLocalStorage.remove(tokenKeys.access);
  safeLocalStorage.remove(tokenKeys.refresh);
}

/** Removes the tokens at sign-out, or before another session starts. */
export function clearTokens(): void {
  safeLocalStorage.remove(sessionEndedKey);
  removeTokens();
}

/**
 * Removes refused tokens. Sets the flag that tells other tabs a refusal from a sign-out. The refresh token
 * goes first, to free room for the flag in a full storage.
 */
export function discardRefusedTokens(): void {
  safeLocalStorage.remove(tokenKeys.refresh);
  safeLocalStorage.write(sessionEndedKey, 'true');
  removeTokens();
}

/** Removes malformed tokens. The shells would otherwise redirect away from the sign-in form. */
export function clearMalformedTokens(): void {
  if (!readTokens() && safeLocalStorage.read(tokenKeys.access) !== undefined) clearTokens();
}
