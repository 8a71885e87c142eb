import { safeLocalStorage } from '../storage/web-storage.ts';
import { isToken } from './token-validity.ts';

/** Access and refresh token of the session. */
export interface SessionTokens {
  readonly access: string;
  readonly refresh: string;
}

/** Local storage keys of the tokens (specification, section 3). */
export const tokenKeys = { access: 'token', refresh: 'refreshToken' } as const;

/** Local storage key of the note that the server ended the session; it stays until somebody signs in. */
export const sessionEndedKey = 'sessionEnded';

/** True where the server ended the session and nobody has signed in since. */
export const hasSessionEnded = (): boolean => safeLocalStorage.read(sessionEndedKey) !== undefined;

/** The pair that storage does not take, as when it is blocked or full: the session then lasts as long as the page. */
let inMemory: SessionTokens | undefined;

/** True while this tab alone holds the tokens. */
export const hasInMemoryTokens = (): boolean => inMemory !== undefined;

function readToken(key: string): string | undefined {
  const text = safeLocalStorage.read(key);
  return text !== undefined && isToken(text) ? text : undefined;
}

/**
 * The stored tokens, read anew each time because another tab may have changed them; undefined when signed out. What
 * cannot be a token counts as none: sent along, it would only ever look like a lost connection.
 */
export function readTokens(): SessionTokens | undefined {
  const access = readToken(tokenKeys.access);
  if (!access) return inMemory;
  // Another tab has signed in since: the older session must not come back after that one.
  inMemory = undefined;
  return { access, refresh: readToken(tokenKeys.refresh) ?? '' };
}

/** @returns false where storage did not take both; the pair that stood there, which is spent, is removed then */
function store({ access, refresh }: SessionTokens): boolean {
  if (safeLocalStorage.write(tokenKeys.refresh, refresh) && safeLocalStorage.write(tokenKeys.access, access))
    return true;
  discardRefusedTokens();
  return false;
}

/** Stores the tokens, or holds them in memory where storage has no room for them even after the old ones are removed. */
export function writeTokens(tokens: SessionTokens): void {
  inMemory = store(tokens) || store(tokens) ? undefined : tokens;
}

/** Forgets the tokens that only this tab holds. */
export function clearInMemoryTokens(): void {
  inMemory = undefined;
}

function removeTokens(): void {
  clearInMemoryTokens();
  safeLocalStorage.remove(tokenKeys.access);
  safeLocalStorage.remove(tokenKeys.refresh);
}

/** Removes the tokens where a member leaves, or before another session begins. */
export function clearTokens(): void {
  safeLocalStorage.remove(sessionEndedKey);
  removeTokens();
}

/**
 * Removes tokens that the server takes no more. By the note before that, other tabs and later pages tell it from leaving;
 * the removed refresh token makes room for the note where storage is full.
 */
export function discardRefusedTokens(): void {
  safeLocalStorage.remove(tokenKeys.refresh);
  safeLocalStorage.write(sessionEndedKey, 'true');
  removeTokens();
}

/** Removes what is stored but no token; the shells would lead away from the sign-in form for it. */
export function clearMalformedTokens(): void {
  if (!readTokens() && safeLocalStorage.read(tokenKeys.access) !== undefined) clearTokens();
}
