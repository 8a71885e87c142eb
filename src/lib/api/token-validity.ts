/** Decides whether an access token can be sent, by its expiry and by what the server has answered to this page. */

/** A token as a header carries it: visible ASCII (RFC 6750 allows less) of a length that servers take. */
export function isToken(text: string): boolean {
  return /^[\x21-\x7e]{1,8192}$/.test(text);
}

/**
 * When a token ends by its own account, in ms since the epoch: the `exp` of a JWT (RFC 7519). Undefined for tokens that
 * do not say so, such as opaque ones.
 */
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

/** True after a renewed token had expired on arrival: this device's clock is ahead, and expiry is not judged by it. */
let clockIsAhead = false;

/** The access token that was refused last, whatever it says of itself. */
let refused: string | undefined;

/** True once an access token has expired by its own account. */
export const isExpired = (access: string): boolean =>
  (parseExpiry(access) ?? Number.POSITIVE_INFINITY) <= Date.now();

/** Notes that the server refused a token, so that nothing else is asked with it. */
export function markRefused(access: string | undefined): void {
  refused = access;
}

/** Notes a token that the server has just given, by which this device's clock is judged. */
export function calibrateClock(access: string): void {
  clockIsAhead = isExpired(access);
}

/** False for a token that was refused before, or that has expired. */
export const isUsable = (access: string): boolean =>
  access !== refused && (clockIsAhead || !isExpired(access));
