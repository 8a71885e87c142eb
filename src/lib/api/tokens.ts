import { lasting } from '../browser/storage.ts';
import { isToken } from './token-text.ts';

/** Access and refresh token of the session. */
export interface SessionTokens {
  readonly access: string;
  readonly refresh: string;
}

/** Local storage keys of the tokens (specification, section 3). */
export const tokenKeys = { access: 'token', refresh: 'refreshToken' } as const;

/** What other tabs see stored for a moment when the server ended the session. */
export const refusedToken = '';

/** What is kept when storage is blocked, so that a session lasts at least as long as the page. */
let inMemory: SessionTokens | undefined;

function readToken(key: string): string | undefined {
  const text = lasting.read(key);
  return text !== undefined && isToken(text) ? text : undefined;
}

/**
 * The stored tokens, read anew each time because another tab may have changed them; undefined when signed out. What
 * cannot be a token counts as none: sent along, it would only ever look like a lost connection.
 */
export function readTokens(): SessionTokens | undefined {
  const access = readToken(tokenKeys.access);
  return access ? { access, refresh: readToken(tokenKeys.refresh) ?? '' } : inMemory;
}

export function writeTokens(tokens: SessionTokens): void {
  lasting.write(tokenKeys.refresh, tokens.refresh);
  lasting.write(tokenKeys.access, tokens.access);
  inMemory = lasting.read(tokenKeys.access) === tokens.access ? undefined : tokens;
}

export function clearTokens(): void {
  inMemory = undefined;
  lasting.remove(tokenKeys.access);
  lasting.remove(tokenKeys.refresh);
}

/** Removes the tokens of a session that the server ended; by the empty token before other tabs tell that from leaving. */
export function refuseTokens(): void {
  lasting.write(tokenKeys.access, refusedToken);
  clearTokens();
}

/** Removes what is stored but no token; the shells would lead away from the sign-in form for it. */
export function dropBrokenTokens(): void {
  if (!readTokens() && lasting.read(tokenKeys.access) !== undefined) clearTokens();
}
