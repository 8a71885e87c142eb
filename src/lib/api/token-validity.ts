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

/** True after a new token was already expired. The device's clock is ahead, so `exp` is ignored. */
let isClockAhead = false;

let refusedToken: string | undefined;

export const isExpired = (access: string): boolean =>
  (parseExpiry(access) ?? Number.POSITIVE_INFINITY) <= Date.now();

export function markRefused(access: string | undefined): void {
  refusedToken = access;
}

export function calibrateClock(access: string): void {
  isClockAhead = isExpired(access);
}

export const isUsable = (access: string): boolean =>
  access !== refusedToken && (isClockAhead || !isExpired(access));
