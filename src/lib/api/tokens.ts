import { safeLocalStorage } from '../storage/web-storage.ts';

export interface SessionTokens {
  readonly access: string;
  readonly refresh: string;
}

/** Specification, section 3. */
export const tokenKeys = { access: 'token', refresh: 'refreshToken' } as const;

/** Marks a session that the server or inactivity ended, until the next sign-in. */
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
  // Another tab has signed in or out, so the older session must not return.
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
 * Stores tokens, or keeps them in memory. Storage then keeps its access token, so that other tabs stay signed in.
 * @returns whether storage accepted both
 */
export function writeTokens(tokens: SessionTokens): boolean {
  const stored = readToken(tokenKeys.access);
  const isStored = storeTokens(tokens);
  if (!isStored) {
    if (stored === undefined) removeTokens();
    else safeLocalStorage.write(tokenKeys.access, stored);
  }
  inMemory = isStored ? undefined : { tokens, stored };
  return isStored;
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

/** Removes malformed tokens, because with any token the page redirects away from sign-in. */
export function clearMalformedTokens(): void {
  if (!readTokens() && safeLocalStorage.read(tokenKeys.access) !== undefined) clearTokens();
}

/** True for visible ASCII of at most 8192 characters. */
export function isToken(text: string): boolean {
  return /^[\x21-\x7e]{1,8192}$/.test(text);
}

/** Parses a JWT's `exp` (RFC 7519) as ms since the epoch; undefined for opaque tokens. */
function parseExpiry(token: string): number | undefined {
  const [, payload = ''] = token.split('.');
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const exp = typeof claims === 'object' && claims !== null && 'exp' in claims ? claims.exp : undefined;
    return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1_000 : undefined;
  } catch {
    return undefined;
  }
}

export const isExpired = (access: string): boolean =>
  (parseExpiry(access) ?? Number.POSITIVE_INFINITY) <= Date.now();

let isClockAhead = false;

/** A new token that has expired already shows that the device's clock is ahead. `exp` is then ignored. */
export function calibrateClock(newAccess: string): void {
  isClockAhead = isExpired(newAccess);
}

let refusedToken: string | undefined;

export function markRefused(access: string | undefined): void {
  refusedToken = access;
}

export const isUsable = (access: string): boolean =>
  access !== refusedToken && (isClockAhead || !isExpired(access));
