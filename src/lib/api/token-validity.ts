/** True for a token that fits a header: visible ASCII, at most 8192 characters. */
export function isToken(text: string): boolean {
  return /^[\x21-\x7e]{1,8192}$/.test(text);
}

/** Parses the expiry of a JWT (`exp`, RFC 7519), in ms since the epoch. Undefined for opaque tokens. */
export function parseExpiry(token: string): number | undefined {
  const [, payload = ''] = token.split('.');
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const exp = typeof claims === 'object' && claims !== null && 'exp' in claims ? claims.exp : undefined;
    return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1_000 : undefined;
  } catch {
    return undefined;
  }
}

/** True after a new token was already expired: the device's clock is ahead, so `exp` is ignored. */
let isClockAhead = false;

let refusedToken: string | undefined;

/** True once the `exp` of an access token has passed. */
export const isExpired = (access: string): boolean =>
  (parseExpiry(access) ?? Number.POSITIVE_INFINITY) <= Date.now();

/** Records a refused token, so that no other call sends it. */
export function markRefused(access: string | undefined): void {
  refusedToken = access;
}

export function calibrateClock(access: string): void {
  isClockAhead = isExpired(access);
}

export const isUsable = (access: string): boolean =>
  access !== refusedToken && (isClockAhead || !isExpired(access));
